import type { Admitted, GivenPasswords, StaffGateway } from '@gongwei/application/back-office';
import type { HeldRight, StaffAccount } from '@gongwei/domain/back-office';
import { ok, type Json, type Result } from '@gongwei/domain/shared';
import { openInstitutionsInReach } from './institutions-in-reach.ts';
import { refusalIn, saved } from './saved.ts';
import { listIn, member, required, requiredList, requiredText } from './wire-body.ts';
import type { WireCalls } from './wire-calls.ts';

const at = (id: string, more = ''): string => `/v1/users/${encodeURIComponent(id)}${more}`;

/** Staff accounts, over HTTP; throws a `Fault` where the line or the server fails. */
export function createHttpStaff(calls: WireCalls): StaffGateway {
  const admitted = async (path: string, body: object): Promise<Result<Admitted, string>> => {
    const answer = await calls.resource({ method: 'POST', path, body: body as Json }, [409, 422]);
    if (answer.status >= 400) return refusalIn(answer.body);
    const user = member(answer.body, 'user');
    return ok({ id: requiredText(user, 'id'), temporaryPassword: requiredText(answer.body, 'temporaryPassword') });
  };
  return {
    async find(id, asker) {
      const { body } = await calls.resource({ method: 'GET', path: at(id), asker });
      return required(body, 'account') as unknown as StaffAccount;
    },
    async roles() {
      const { body } = await calls.resource({ method: 'GET', path: '/v1/users/roles' });
      return requiredList(body, 'roles').map((one) => ({
        code: requiredText(one, 'role'),
        name: requiredText(one, 'label'),
        levels: listIn(member(one, 'levels')).map(String),
        mayGive: member(one, 'mayGive') === true,
      }));
    },
    institutions: () => openInstitutionsInReach(calls),
    async rights(roles, asker) {
      const asked = { roles: [...roles] };
      const { body } = await calls.resource({ method: 'POST', path: '/v1/users/rights', body: asked, asker });
      return requiredList(body, 'rights') as unknown as readonly HeldRight[];
    },
    create: (staff) => admitted('/v1/users', staff),
    resetPassword: (id) => admitted(at(id, '/password'), {}),
    async givePasswords(ids) {
      const { body } = await calls.resource({ method: 'POST', path: '/v1/users/passwords', body: { ids: [...ids] } });
      return required(body, 'passwords') as unknown as GivenPasswords;
    },
    edit: ({ id, ...edit }) => saved(calls, 'PUT', at(id), edit),
    move: ({ id, ...move }) => saved(calls, 'PUT', at(id, '/institution'), move),
    setState: ({ id, version }, state, reason) => saved(calls, 'PUT', at(id, '/state'), { version, state, reason }),
    logOut: (id) => saved(calls, 'PUT', at(id, '/sessions/ended'), {}),
    unbindWeChat: (id) => saved(calls, 'PUT', at(id, '/wechat/removed'), {}),
  };
}
