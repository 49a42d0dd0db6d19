import { createHash } from 'node:crypto';
import { mobileProblem } from '@gongwei/domain/resident';
import type { FastifyInstance } from 'fastify';
import { recordOperation } from '../../logging/operation-log.ts';
import type { ServerContext } from '../../server-context.ts';
import { randomDigits } from '../captcha/draw-captcha.ts';
import { putChallenge, readChallenge, takeChallenge } from '../challenges/challenges.repository.ts';
import { staffOf } from '../request-staff.ts';
import { keepPhone } from '../users.repository.ts';
import type { TextMessages } from './text-messages.ts';

const PHONE = { type: 'string', maxLength: 20 } as const;
const ASK = { type: 'object', required: ['phoneNum'], properties: { phoneNum: PHONE } } as const;
const TRY = {
  type: 'object',
  required: ['phoneNum', 'code'],
  properties: { phoneNum: PHONE, code: { type: 'string', maxLength: 10 } },
} as const;

const [LIFE_SECONDS, PAUSE_SECONDS, MOST_TRIES] = [300, 60, 5];
const hashOf = (code: string, userId: string): string => createHash('sha256').update(`${userId} ${code}`).digest('hex');

/** A code by text message that proves whose telephone an account belongs to; the number is then kept with the account. */
export function smsRoutes(app: FastifyInstance, context: ServerContext, messages: TextMessages): void {
  const { database, clock, random, accounts } = context;

  app.post<{ Body: { phoneNum: string } }>(
    '/api/api/wx/getSmsCode',
    { schema: { tags: ['微信'], body: ASK } },
    async (request) => {
      const [staff, phone, now] = [staffOf(request), request.body.phoneNum.trim(), clock.now()];
      const problem = mobileProblem(phone);
      if (problem !== undefined) return { code: -1, msg: problem };
      if (accounts.weChat === 'off') return { code: -1, msg: '本系统没有接入短信' };
      const key = { kind: 'sms', id: staff.id } as const;
      const before = Number((await readChallenge(database, key, now))?.['sentAt'] ?? 0);
      const wait = Math.ceil((before + PAUSE_SECONDS * 1_000 - now.getTime()) / 1_000);
      if (wait > 0) return { code: -1, msg: `请 ${wait} 秒后再获取验证码` };
      const code = randomDigits(random, 6);
      const content = { phone, hash: hashOf(code, staff.id), tries: 0, sentAt: now.getTime() };
      await putChallenge(database, key, content, { now, seconds: LIFE_SECONDS });
      messages.send(phone, `验证码 ${code}，5 分钟内有效。`, now);
      return { code: 200, msg: '验证码已发送' };
    },
  );

  app.post<{ Body: { phoneNum: string; code: string } }>(
    '/api/api/wx/trySmsCode',
    { schema: { tags: ['微信'], body: TRY } },
    async (request) => {
      const [staff, now] = [staffOf(request), clock.now()];
      const phone = request.body.phoneNum.trim();
      const key = { kind: 'sms', id: staff.id } as const;
      // Taken first: two tries at once must not count as one.
      const sent = await takeChallenge(database, key, now);
      if (sent?.['phone'] !== phone) return { code: -1, msg: '验证码已过期，请重新获取' };
      if (sent['hash'] === hashOf(request.body.code.trim(), staff.id)) {
        await keepPhone(database, staff.id, phone);
        await recordOperation(database, context, staff, { action: 'account.phone' });
        return { code: 200, msg: '验证通过', data: { phoneNum: phone } };
      }
      const tries = Number(sent['tries']) + 1;
      if (tries >= MOST_TRIES) return { code: -1, msg: '验证码错误次数过多，请重新获取' };
      const left = LIFE_SECONDS - Math.floor((now.getTime() - Number(sent['sentAt'])) / 1_000);
      await putChallenge(database, key, { ...sent, tries }, { now, seconds: Math.max(1, left) });
      return { code: -1, msg: '验证码错误' };
    },
  );
}
