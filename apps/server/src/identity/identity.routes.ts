import type { FastifyInstance } from 'fastify';
import { recordOperation } from '../logging/operation-log.ts';
import type { ServerContext } from '../server-context.ts';
import { createLoginLimit } from './login-limit.policy.ts';
import { passwordMatches } from './password.rules.ts';
import { staffOf, tokenOf } from './request-staff.ts';
import { sessionAnswer } from './session-answer.ts';
import { exchangeSession, openSession, revokeSession } from './sessions.repository.ts';
import { findLogin } from './users.repository.ts';

const CREDENTIALS = {
  type: 'object',
  required: ['username', 'password'],
  properties: {
    username: { type: 'string', maxLength: 64 },
    password: { type: 'string', maxLength: 200 },
    code: { type: 'string' },
    redomStr: { type: 'string' },
    type: { type: 'string' },
    openid: { type: 'string' },
  },
} as const;

/** Logging in and out, and who is logged in. */
export function identityRoutes(app: FastifyInstance, context: ServerContext): void {
  const { database, clock, random } = context;
  const limit = createLoginLimit();

  app.post<{ Body: { username: string; password: string } }>(
    '/api/api/wx/loginin',
    { config: { open: true }, schema: { tags: ['登录'], body: CREDENTIALS } },
    async (request, reply) => {
      const username = request.body.username.trim();
      const key = `${username.toLowerCase()} ${request.ip}`;
      const wait = limit.waitSeconds(key, clock.now());
      if (wait > 0) {
        return reply
          .code(429)
          .header('retry-after', wait)
          .send({ code: -2, msg: `密码错误次数过多，请 ${wait} 秒后再试`, wait });
      }
      const login = await findLogin(database, username);
      if (!(await passwordMatches(request.body.password, login?.hash)) || !login) {
        limit.failed(key, clock.now());
        return { code: -1, msg: '用户名或密码错误' };
      }
      limit.succeeded(key);
      const token = await openSession(database, login.staff.id, clock.now(), random);
      await recordOperation(database, context, login.staff, { action: 'session.log-in' });
      return { code: 200, msg: '', token, ...(await sessionAnswer(database, login.staff, random)) };
    },
  );

  app.post('/api/wx/loginout', { config: { open: true }, schema: { tags: ['登录'] } }, async (request) => {
    const token = tokenOf(request);
    if (token !== undefined) await revokeSession(database, token, clock.now());
    return { code: 200, msg: '' };
  });

  app.post('/api/users/refreshtoken', { schema: { tags: ['登录'] } }, async (request) => {
    const [staff, old] = [staffOf(request), tokenOf(request)];
    const token = await exchangeSession(database, { token: old ?? '', userId: staff.id }, clock.now(), random);
    return { code: 200, msg: '', data: { token } };
  });

  app.get('/api/users/userinfo', { schema: { tags: ['登录'] } }, async (request) => {
    const staff = staffOf(request);
    const answer = await sessionAnswer(database, staff, random);
    const userInfo = {
      userid: staff.id,
      usercode: staff.code,
      username: staff.username,
      name: staff.name,
      avatar: answer.avatar,
    };
    return { code: 200, msg: '', data: { userInfo, ...answer } };
  });
}
