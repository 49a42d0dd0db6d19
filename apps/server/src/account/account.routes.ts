import { passwordProblem } from '@gongwei/domain/identity';
import type { FastifyInstance } from 'fastify';
import { holdersOf, staffOnly } from '../access/route-access.ts';
import { recordOperation } from '../logging/operation-log.ts';
import { SESSIONS_TOPIC } from '../realtime/session-check.ts';
import type { ServerContext } from '../server-context.ts';
import { isHttpFailure } from '../shared/http-failure.ts';
import { resetStaffPassword } from '../staff/edit-staff.service.ts';
import { accountsOf } from '../staff/staff.repository.ts';
import { data, fixedAnswers, REFUSED } from '../shared/fixed-answers.ts';
import { answers, shape, TEXT as ANY_TEXT } from '../shared/schemas.ts';
import { OWN_PASSWORD } from './guessing/guess-rules.ts';
import { hashPassword, passwordMatches } from '../identity/password.rules.ts';
import { staffOf, tokenOf } from '../identity/request-staff.ts';
import { revokeSessionsOf } from '../identity/sessions.repository.ts';
import { findLogin, keepPassword, unbindWeChat } from '../identity/users.repository.ts';

const TEXT = { type: 'string', maxLength: 200 } as const;
const CHANGE = {
  type: 'object',
  required: ['password', 'newpassword'],
  properties: { username: TEXT, password: TEXT, newpassword: TEXT },
} as const;
const RESET = { type: 'object', required: ['username'], properties: { username: TEXT } } as const;

const NEW_PASSWORD = shape({ name: ANY_TEXT, newpassword: ANY_TEXT });

const tags = ['登录'];
const CHANGE_CALL = { tags, body: CHANGE, response: fixedAnswers('密码修改成功', {}, [REFUSED]) };
const RESET_CALL = { tags, body: RESET, response: fixedAnswers('密码已重置', data(NEW_PASSWORD), [REFUSED]) };

/** One's own password, and those of the staff one looks after. */
export function accountRoutes(app: FastifyInstance, context: ServerContext): void {
  const { database, clock, random, bus, accounts, counters } = context;

  app.post<{ Body: { username?: string; password: string; newpassword: string } }>(
    '/api/users/updateuserpwd',
    { config: { access: staffOnly(), beforeChange: true }, schema: CHANGE_CALL },
    async (request) => {
      const [staff, { username, password, newpassword }] = [staffOf(request), request.body];
      if (username !== undefined && username !== '' && username !== staff.username)
        return { code: -1, msg: '只能修改自己的密码' };
      const tried = await counters.count(OWN_PASSWORD, staff.id);
      if (!tried.admitted) return { code: -1, msg: `原密码错误次数过多，请 ${tried.waitSeconds} 秒后再试` };
      const login = await findLogin(database, staff.username);
      if (!(await passwordMatches(password, login?.hash))) return { code: -1, msg: '原密码错误' };
      await counters.forget(OWN_PASSWORD, staff.id);
      const problem = passwordProblem(newpassword, { username: staff.username, current: password });
      if (problem !== undefined) return { code: -1, msg: problem };
      const hash = await hashPassword(newpassword, random, accounts.passwordCost);
      const changed = await database.transaction(async (inside) => {
        const replaces = login?.hash ?? '';
        if (!(await keepPassword(inside, staff.id, { hash, replaces }))) return false;
        await revokeSessionsOf(inside, staff.id, clock.now(), tokenOf(request));
        await recordOperation(inside, context, staff, { action: 'account.password' });
        return true;
      });
      if (!changed) return { code: -1, msg: '密码刚刚已被修改，请用新密码重新操作' };
      bus.publish(SESSIONS_TOPIC, {});
      return { code: 200, msg: '密码修改成功' };
    },
  );

  app.post(
    '/api/v1/account/wechat/unbind',
    { config: { access: staffOnly() }, schema: { tags: ['微信'], response: answers(shape({}, {}, {}), '已解除绑定') } },
    async (request) => {
      const staff = staffOf(request);
      // Done twice it is done once, and written down once.
      await database.transaction(async (inside) => {
        if (await unbindWeChat(inside, staff.id))
          await recordOperation(inside, context, staff, { action: 'account.wechat-unbind' });
      });
      return {};
    },
  );

  app.post<{ Body: { username: string } }>(
    '/api/users/updateuserpwdcz',
    { config: { access: holdersOf(['ht-jgyh'], 'E') }, schema: RESET_CALL },
    async (request) => {
      const staff = staffOf(request);
      const username = request.body.username.trim();
      const { institutionCode } = staff;
      // Somebody of another county and nobody at all look the same.
      const other = await accountsOf(database, { institutionCode }).named(username);
      if (!other) return { code: -1, msg: '本机构及下级机构中没有这个用户' };
      try {
        const { user, temporaryPassword } = await resetStaffPassword(context, staff, other.id);
        return { code: 200, msg: '密码已重置', data: { name: user.name, newpassword: temporaryPassword } };
      } catch (failure) {
        // The specification's envelope has the sentence, too.
        if (isHttpFailure(failure) && failure.statusCode < 500) return { code: -1, msg: failure.message };
        throw failure;
      }
    },
  );
}
