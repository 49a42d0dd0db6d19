import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../../server-context.ts';
import { tokenOf } from '../request-staff.ts';
import { userOfSession } from '../sessions.repository.ts';
import { askScan, openScan } from './wechat-scans.ts';

const QR = { type: 'object', properties: { jgbh: { type: 'string', maxLength: 400 } } } as const;
const POLL = {
  type: 'object',
  required: ['nonceStr'],
  properties: { nonceStr: { type: 'string', maxLength: 100 }, jgbh: { type: 'string', maxLength: 400 } },
} as const;

/** What the poll answers by `code`; 100 is the specification's. */
const CODES = { waiting: 0, scanned: 1, bound: 100, gone: -1 } as const;
const SENTENCES = { waiting: '等待扫码', scanned: '已扫码，请在手机上确认', bound: '绑定成功。' } as const;

/** QR codes to scan with WeChat: to bind an account for who is logged in, to log in for who is not. */
export function weChatRoutes(app: FastifyInstance, { database, clock, random, accounts }: ServerContext): void {
  app.post<{ Body: { jgbh?: string } | undefined }>(
    '/api/api/wx/getQRCodeUrl',
    { config: { open: true }, schema: { tags: ['微信'], body: QR } },
    async (request) => {
      if (accounts.weChat === 'off') return { code: -1, msg: '本系统没有接入微信' };
      const token = tokenOf(request);
      const userId = token === undefined ? undefined : await userOfSession(database, token, clock.now());
      const { nonceStr, scanId } = await openScan(database, userId, clock.now(), random);
      const qrCodeUrl = `${request.protocol}://${request.host}/stand-in/wechat/${scanId}`;
      return { code: 200, msg: '', data: { qrCodeUrl, nonceStr } };
    },
  );

  app.post<{ Body: { nonceStr: string } }>(
    '/api/api/wx/findwxflag',
    { config: { open: true }, schema: { tags: ['微信'], body: POLL } },
    async (request) => {
      const answer = await askScan(database, request.body.nonceStr, clock.now(), random);
      const msg = answer.state === 'gone' ? answer.message : SENTENCES[answer.state];
      const data = answer.state === 'bound' && answer.openid !== undefined ? { data: { openid: answer.openid } } : {};
      return { code: CODES[answer.state], msg, ...data };
    },
  );
}
