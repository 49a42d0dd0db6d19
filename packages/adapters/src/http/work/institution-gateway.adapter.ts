import type { InstitutionGateway } from '@gongwei/application/back-office';
import type { KeptInstitution } from '@gongwei/domain/organisation';
import { institutionsInReach } from '../institutions-in-reach.ts';
import { saved } from '../saved.ts';
import type { WireCalls } from '../wire-calls.ts';

const at = (code: string, more = ''): string => `/v1/institutions/${encodeURIComponent(code)}${more}`;

/** Institutions of a county, over HTTP; throws a `Fault` where the line or the server fails. */
export function createHttpInstitutions(calls: WireCalls): InstitutionGateway {
  return {
    async find(code) {
      const { body } = await calls.resource({ method: 'GET', path: at(code) });
      return body as unknown as KeptInstitution;
    },
    places: () => institutionsInReach(calls),
    create: (institution) => saved(calls, 'POST', '/v1/institutions', institution),
    edit: ({ code, ...edit }) => saved(calls, 'PUT', at(code), edit),
    setState: ({ code, version }, state, reason) => saved(calls, 'PUT', at(code, '/state'), { version, state, reason }),
  };
}
