import type { RoleGateway } from '@gongwei/application/back-office';
import type { Role, RoleEffect } from '@gongwei/domain/back-office';
import { required, requiredList, requiredText } from './wire-body.ts';
import { saved } from './saved.ts';
import type { WireCalls } from './wire-calls.ts';

const at = (code: string, more = ''): string => `/v1/roles/${encodeURIComponent(code)}${more}`;

/** Roles and their permissions, over HTTP; throws a `Fault` where the line or the server fails. */
export function createHttpRoles(calls: WireCalls): RoleGateway {
  return {
    async find(code) {
      const { body } = await calls.resource({ method: 'GET', path: at(code) });
      return required(body, 'role') as unknown as Role;
    },
    async names() {
      const { body } = await calls.resource({ method: 'GET', path: '/v1/users/roles' });
      return requiredList(body, 'roles').map((one) => ({
        code: requiredText(one, 'role'),
        name: requiredText(one, 'label'),
      }));
    },
    save: ({ code, ...edit }) => saved(calls, 'PUT', at(code), edit),
    copy: (role) => saved(calls, 'POST', '/v1/roles', role),
    setState: ({ code, version }, state, reason) => saved(calls, 'PUT', at(code, '/state'), { version, state, reason }),
    remove: ({ code, version }) => saved(calls, 'PUT', at(code, '/removed'), { version }),
    async preview(code, letters) {
      const { body } = await calls.resource({ method: 'POST', path: at(code, '/effect'), body: { letters } });
      return required(body, 'role effect') as unknown as RoleEffect;
    },
  };
}
