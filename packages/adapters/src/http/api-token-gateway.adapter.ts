import type { ApiTokenGateway, TokenUse } from '@gongwei/application/back-office';
import type { HeldRight } from '@gongwei/domain/back-office';
import { ok, type Json } from '@gongwei/domain/shared';
import { openInstitutionsInReach } from './institutions-in-reach.ts';
import { refusalIn } from './saved.ts';
import { listIn, requiredText } from './wire-body.ts';
import type { WireCalls } from './wire-calls.ts';

const PATH = '/v1/tokens';

/** API tokens, over HTTP; throws a `Fault` where the line or the server fails. */
export const createHttpApiTokens = (calls: WireCalls): ApiTokenGateway => ({
  async rights(asker) {
    const { body } = await calls.resource({ method: 'GET', path: `${PATH}/rights`, asker });
    return listIn(body) as unknown as readonly HeldRight[];
  },
  institutions: (asker) => openInstitutionsInReach(calls, asker),
  async create(wanted) {
    const answer = await calls.resource({ method: 'POST', path: PATH, body: wanted as Json }, [409, 422]);
    return answer.status < 400 ? ok(requiredText(answer.body, 'token')) : refusalIn(answer.body);
  },
  async uses(id, asker) {
    const path = `${PATH}/${encodeURIComponent(id)}/uses`;
    const { body } = await calls.resource({ method: 'GET', path, asker });
    return listIn(body) as unknown as readonly TokenUse[];
  },
});
