import type { FastifyInstance } from 'fastify';
import { anybody } from '../../access/route-access.ts';
import type { ServerContext } from '../../server-context.ts';
import { LOST_SCANS_OF_ADDRESS, SCANS_OF_ADDRESS } from '../guessing/guess-rules.ts';
import { placeOf } from '../../shared/place-of.ts';
import { refuseForNow } from '../guessing/refuse-for-now.ts';
import { tokenOf } from '../../identity/request-staff.ts';
import { userOfSession } from '../../identity/sessions.repository.ts';
import { standsIn } from '../stand-in-door.ts';
import { askScan, openScan } from './wechat-scans.ts';
import { countedAnswers, data, REFUSED, saying } from '../../shared/fixed-answers.ts';
import { shape, TEXT } from '../../shared/schemas.ts';

const QR = { type: 'object', properties: { jgbh: { type: 'string', maxLength: 400 } } } as const;
const POLL = {
  type: 'object',
  required: ['nonceStr'],
  properties: { nonceStr: { type: 'string', maxLength: 100 }, jgbh: { type: 'string', maxLength: 400 } },
} as const;

/** What the poll answers by `code`; 100 is the specification's. */
const CODES = { waiting: 0, scanned: 1, bound: 100, gone: -1 } as const;
const SENTENCES = { waiting: '等待扫码', scanned: '已扫码，请在手机上确认', bound: '绑定成功。' } as const;

const SCAN = shape({ qrCodeUrl: TEXT, nonceStr: TEXT });
const BOUND = { code: CODES.bound, optional: { data: shape({ openid: TEXT }) } };
const SCAN_GOES_ON = [saying(CODES.waiting), saying(CODES.scanned), REFUSED];

/** QR codes to scan with WeChat: to bind an account for who is logged in, to log in for who is not. */
export function weChatRoutes(
  app: FastifyInstance,
  { database, clock, random, accounts, counters }: ServerContext,
): void {
  app.post<{ Body: { jgbh?: string } | undefined }>(
    '/api/api/wx/getQRCodeUrl',
    {
      config: { access: anybody() },
      schema: { tags: ['微信'], body: QR, response: countedAnswers('要扫的二维码', data(SCAN), [REFUSED]) },
    },
    async (request, reply) => {
      if (!standsIn(accounts, request)) return { code: -1, msg: '本系统没有接入微信' };
      const asked = await counters.count(SCANS_OF_ADDRESS, placeOf(request.ip));
      if (!asked.admitted) return refuseForNow(reply, '获取二维码过于频繁', asked.waitSeconds);
      const token = tokenOf(request);
      const userId = token === undefined ? undefined : await userOfSession(database, token, clock.now());
      const { nonceStr, scanId } = await openScan(database, userId, clock.now(), random);
      const qrCodeUrl = `${request.protocol}://${request.host}/stand-in/wechat/${scanId}`;
      return { code: 200, msg: '', data: { qrCodeUrl, nonceStr } };
    },
  );

  app.post<{ Body: { nonceStr: string } }>(
    '/api/api/wx/findwxflag',
    {
      config: { access: anybody() },
      schema: { tags: ['微信'], body: POLL, response: countedAnswers('扫码结果', BOUND, SCAN_GOES_ON) },
    },
    async (request, reply) => {
      const answer = await askScan(database, request.body.nonceStr, clock.now(), random);
      // Who waits for a phone asks every other second; only who asks for what is not there may be guessing.
      if (answer.state === 'gone') {
        const lost = await counters.count(LOST_SCANS_OF_ADDRESS, placeOf(request.ip));
        if (!lost.admitted) return refuseForNow(reply, '查询扫码结果过于频繁', lost.waitSeconds);
      }
      const msg = answer.state === 'gone' ? answer.message : SENTENCES[answer.state];
      const data = answer.state === 'bound' && answer.openid !== undefined ? { data: { openid: answer.openid } } : {};
      return { code: CODES[answer.state], msg, ...data };
    },
  );
}
