import { passwordProblem } from '@gongwei/domain/identity';
import type { FastifyInstance } from 'fastify';
import { recordOperation } from '../logging/operation-log.ts';
import { isWithin } from '../organisation/scope.ts';
import { SESSIONS_TOPIC } from '../realtime/session-check.ts';
import type { ServerContext } from '../server-context.ts';
import { createLoginLimit } from './login-limit.policy.ts';
import { hashPassword, passwordMatches } from './password.rules.ts';
import { requirePermission, staffOf, tokenOf } from './request-staff.ts';
import { revokeSessionsOf } from './sessions.repository.ts';
import { temporaryPassword } from './temporary-password.ts';
import { findLogin, keepPassword } from './users.repository.ts';

const TEXT = { type: 'string', maxLength: 200 } as const;
const CHANGE = {
  type: 'object',
  required: ['password', 'newpassword'],
  properties: { username: TEXT, password: TEXT, newpassword: TEXT },
} as const;
const RESET = { type: 'object', required: ['username'], properties: { username: TEXT } } as const;

/** One's own password, and those of the staff one looks after. */
export function accountRoutes(app: FastifyInstance, context: ServerContext): void {
  const { database, clock, random, bus } = context;
  const limit = createLoginLimit();

  app.post<{ Body: { username?: string; password: string; newpassword: string } }>(
    '/api/users/updateuserpwd',
    { schema: { tags: ['登录'], body: CHANGE } },
    async (request) => {
      const [staff, { username, password, newpassword }] = [staffOf(request), request.body];
      if (username !== undefined && username !== '' && username !== staff.username)
        return { code: -1, msg: '只能修改自己的密码' };
      const wait = limit.waitSeconds(staff.id, clock.now());
      if (wait > 0) return { code: -1, msg: `原密码错误次数过多，请 ${wait} 秒后再试` };
      const login = await findLogin(database, staff.username);
      if (!(await passwordMatches(password, login?.hash))) {
        limit.failed(staff.id, clock.now());
        return { code: -1, msg: '原密码错误' };
      }
      limit.succeeded(staff.id);
      const problem = passwordProblem(newpassword, { username: staff.username, current: password });
      if (problem !== undefined) return { code: -1, msg: problem };
      const hash = await hashPassword(newpassword, random);
      await database.transaction(async (inside) => {
        await keepPassword(inside, staff.id, { hash, mustChange: false });
        await revokeSessionsOf(inside, staff.id, clock.now(), tokenOf(request));
        await recordOperation(inside, context, staff, { action: 'account.password' });
      });
      bus.publish(SESSIONS_TOPIC, {});
      return { code: 200, msg: '密码修改成功' };
    },
  );

  app.post<{ Body: { username: string } }>(
    '/api/users/updateuserpwdcz',
    { schema: { tags: ['登录'], body: RESET } },
    async (request) => {
      const staff = requirePermission(request, ['ht-jgyh'], 'E');
      const username = request.body.username.trim();
      if (username === staff.username) return { code: -1, msg: '自己的密码请用“修改密码”' };
      const other = (await findLogin(database, username))?.staff;
      // Somebody of another county and nobody at all look the same.
      if (!other || !isWithin({ institutionCode: staff.institutionCode }, other.institutionCode))
        return { code: -1, msg: '本机构及下级机构中没有这个用户' };
      const newpassword = temporaryPassword(random);
      const hash = await hashPassword(newpassword, random);
      await database.transaction(async (inside) => {
        await keepPassword(inside, other.id, { hash, mustChange: true });
        await revokeSessionsOf(inside, other.id, clock.now(), undefined);
        await recordOperation(inside, context, staff, { action: 'account.password-reset', target: other.id });
      });
      bus.publish(SESSIONS_TOPIC, {});
      return { code: 200, msg: '密码已重置', data: { name: other.name, newpassword } };
    },
  );
}
