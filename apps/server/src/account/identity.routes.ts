import type { FastifyInstance } from 'fastify';
import { anybody, staffOnly } from '../access/route-access.ts';
import { SESSIONS_TOPIC } from '../realtime/session-check.ts';
import type { ServerContext } from '../server-context.ts';
import { countedAnswers, data, fixedAnswers } from '../shared/fixed-answers.ts';
import { sessionExpired } from '../shared/http-failure.ts';
import { shape, TEXT } from '../shared/schemas.ts';
import { LOGGED_IN, NOT_LOGGED_IN, USER_INFO } from './account.schemas.ts';
import { accountRoutes } from './account.routes.ts';
import { captchaRoutes } from './captcha/captcha.routes.ts';
import { createLogIn, type LogInBody } from './log-in.ts';
import { staffOf, tokenOf } from '../identity/request-staff.ts';
import { serviceQrRoutes } from './service-qr.routes.ts';
import { sessionAnswer } from './session-answer.ts';
import { exchangeSession, revokeSession } from '../identity/sessions.repository.ts';
import { smsRoutes } from './wechat/sms.routes.ts';
import { standInRoutes } from './wechat/stand-in.routes.ts';
import { createStandInMessages } from './wechat/text-messages.ts';
import { weChatRoutes } from './wechat/wechat.routes.ts';

const CREDENTIALS = {
  type: 'object',
  required: ['username', 'password'],
  properties: {
    username: { type: 'string', maxLength: 64 },
    password: { type: 'string', maxLength: 200 },
    code: { type: 'string', maxLength: 20 },
    redomStr: { type: 'string', maxLength: 100 },
    type: { type: 'string', maxLength: 20 },
    openid: { type: 'string', maxLength: 100 },
  },
} as const;

const tags = ['登录'];
const LOG_IN = { tags, body: CREDENTIALS, response: countedAnswers('登录', LOGGED_IN, NOT_LOGGED_IN) };
const LOG_OUT = { tags, response: fixedAnswers('已退出') };
const NEW_TOKEN = { tags, response: fixedAnswers('新的会话', data(shape({ token: TEXT }))) };
const WHO = { tags, response: fixedAnswers('谁在使用', data(USER_INFO)) };

/** Logging in and out, who is logged in, and what belongs to an account. */
export function identityRoutes(app: FastifyInstance, context: ServerContext): void {
  const { database, clock, random, bus } = context;
  const logIn = createLogIn(context);
  const messages = createStandInMessages();
  captchaRoutes(app, context);
  weChatRoutes(app, context);
  smsRoutes(app, context, messages);
  standInRoutes(app, context, messages);
  serviceQrRoutes(app, context);
  accountRoutes(app, context);

  app.post<{ Body: LogInBody }>(
    '/api/api/wx/loginin',
    { config: { access: anybody() }, schema: LOG_IN },
    async (request, reply) => {
      const answer = await logIn(request.body, request.ip);
      if (answer.wait !== undefined) reply.code(429).header('retry-after', answer.wait);
      return answer;
    },
  );

  app.post('/api/wx/loginout', { config: { access: anybody() }, schema: LOG_OUT }, async (request) => {
    const token = tokenOf(request);
    if (token !== undefined) {
      await revokeSession(database, token, clock.now());
      bus.publish(SESSIONS_TOPIC, {});
    }
    return { code: 200, msg: '' };
  });

  app.post('/api/users/refreshtoken', { config: { access: staffOnly() }, schema: NEW_TOKEN }, async (request) => {
    const [staff, old] = [staffOf(request), tokenOf(request)];
    const token = await exchangeSession(database, { token: old ?? '', userId: staff.id }, clock.now(), random);
    if (token === undefined) throw sessionExpired();
    return { code: 200, msg: '', data: { token } };
  });

  app.get(
    '/api/users/userinfo',
    { config: { access: staffOnly(), beforeChange: true }, schema: WHO },
    async (request) => {
      const staff = staffOf(request);
      const answer = await sessionAnswer(context, staff);
      const userInfo = {
        userid: staff.id,
        usercode: staff.code,
        username: staff.username,
        name: staff.name,
        avatar: answer.avatar,
      };
      return { code: 200, msg: '', data: { userInfo, ...answer } };
    },
  );
}
