import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { anybody } from '../../access/route-access.ts';
import type { ServerContext } from '../../server-context.ts';
import { notFound } from '../../shared/http-failure.ts';
import { standsIn } from '../stand-in-door.ts';
import { findStaff } from '../../identity/users.repository.ts';
import { confirmPage, messagesPage, sentencePage } from './stand-in-page.ts';
import type { TextMessages } from './text-messages.ts';
import { answerScan, markScanned, readScan } from './wechat-scans.ts';

const SCAN = {
  type: 'object',
  required: ['scan'],
  properties: { scan: { type: 'string', pattern: '^[\\w-]{1,64}$' } },
} as const;
const ANSWER = {
  type: 'object',
  required: ['answer'],
  properties: { answer: { enum: ['yes', 'no'] }, wechat: { type: 'string', maxLength: 40 } },
} as const;
const EXPIRED = '二维码已过期，请在电脑上刷新后重新扫码。';

const html = (reply: FastifyReply, text: string) => reply.type('text/html; charset=utf-8').send(text);

/** Pages that take the place of WeChat and of the telephone; there only where the setting says so. */
export function standInRoutes(
  app: FastifyInstance,
  { database, clock, accounts }: ServerContext,
  messages: TextMessages,
): void {
  if (!accounts.standIns) return;
  // To everybody else these pages are not there.
  const onRequest = async (request: FastifyRequest): Promise<void> => {
    if (!standsIn(accounts, request)) throw notFound('request.not-found', '没有这个地址');
  };

  app.get<{ Params: { scan: string } }>(
    '/stand-in/wechat/:scan',
    { onRequest, config: { access: anybody('GONGWEI_STAND_INS') }, schema: { hide: true, params: SCAN } },
    async (request, reply) => {
      const { scan } = request.params;
      const known = await readScan(database, scan, clock.now());
      if (!known || known.state === 'bound' || known.state === 'gone')
        return html(reply, sentencePage('微信', EXPIRED));
      await markScanned(database, scan, clock.now());
      const account = known.userId === undefined ? undefined : await findStaff(database, known.userId);
      return html(reply, confirmPage(account?.name));
    },
  );

  app.post<{ Params: { scan: string }; Body: { answer: 'yes' | 'no'; wechat?: string } }>(
    '/stand-in/wechat/:scan',
    { onRequest, config: { access: anybody('GONGWEI_STAND_INS') }, schema: { hide: true, params: SCAN, body: ANSWER } },
    async (request, reply) => {
      const { answer, wechat = '' } = request.body;
      const openid = answer === 'yes' && wechat.trim() !== '' ? `stand-in:${wechat.trim()}` : undefined;
      return html(reply, sentencePage('微信', await answerScan(database, request.params.scan, openid, clock.now())));
    },
  );

  app.get(
    '/stand-in/sms',
    { onRequest, config: { access: anybody('GONGWEI_STAND_INS') }, schema: { hide: true } },
    async (_request, reply) => html(reply, messagesPage(messages.sent())),
  );
}
