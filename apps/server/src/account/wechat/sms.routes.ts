import { mobileProblem } from '@gongwei/domain/resident';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { anybody } from '../../access/route-access.ts';
import { recordOperation } from '../../logging/operation-log.ts';
import type { ServerContext } from '../../server-context.ts';
import { SMS_GUESSES, SMS_OF_ADDRESS } from '../guessing/guess-rules.ts';
import { placeOf } from '../../shared/place-of.ts';
import { tokenOf } from '../../identity/request-staff.ts';
import { userOfSession } from '../../identity/sessions.repository.ts';
import { standsIn } from '../stand-in-door.ts';
import { findStaff, keepPhone, userOfPhone, type Staff } from '../../identity/users.repository.ts';
import { giveSmsTicket, makeSmsCode, trySmsCode, type SmsPurpose } from './sms-codes.ts';
import type { TextMessages } from './text-messages.ts';
import { data, fixedAnswers, saying } from '../../shared/fixed-answers.ts';
import { COUNT, shape, TEXT } from '../../shared/schemas.ts';

const PHONE = { type: 'string', maxLength: 20 } as const;
const ASK = { type: 'object', required: ['phoneNum'], properties: { phoneNum: PHONE } } as const;
const TRY = {
  type: 'object',
  required: ['phoneNum', 'code'],
  properties: { phoneNum: PHONE, code: { type: 'string', maxLength: 10 } },
} as const;

const SENT = { members: { wait: COUNT } };
/** `wait`: seconds until the next code. */
const NOT_SENT = saying(-1, { optional: { wait: COUNT } });
/** `openid` without a session, for the log-in; `phoneNum` with one. */
const PROVED = shape({}, { openid: TEXT, phoneNum: TEXT });

const refused = (msg: string, wait?: number) => ({ code: -1, msg, ...(wait !== undefined && { wait }) });

/**
 * Codes by text message. With a session the code proves whose telephone an account belongs to, and the number is kept with the
 * account; without one it logs in the account that keeps the number. Nobody learns here which numbers are kept.
 */
export function smsRoutes(app: FastifyInstance, context: ServerContext, messages: TextMessages): void {
  const { database, clock, random, accounts, counters } = context;

  const staffOf = async (request: FastifyRequest): Promise<Staff | undefined> => {
    const token = tokenOf(request);
    const userId = token === undefined ? undefined : await userOfSession(database, token, clock.now());
    return userId === undefined ? undefined : findStaff(database, userId);
  };
  const purposeOf = (staff: Staff | undefined, phone: string): SmsPurpose =>
    staff ? { kind: 'sms', id: staff.id } : { kind: 'sms-log-in', id: phone };

  app.post<{ Body: { phoneNum: string } }>(
    '/api/api/wx/getSmsCode',
    {
      config: { access: anybody() },
      schema: { tags: ['微信'], body: ASK, response: fixedAnswers('验证码已发送', SENT, [NOT_SENT]) },
    },
    async (request) => {
      const [staff, phone, now] = [await staffOf(request), request.body.phoneNum.trim(), clock.now()];
      const problem = mobileProblem(phone);
      if (problem !== undefined) return refused(problem);
      if (!standsIn(accounts, request)) return refused('本系统没有接入短信');
      const asked = staff ? undefined : await counters.count(SMS_OF_ADDRESS, placeOf(request.ip));
      if (asked?.admitted === false) return refused('获取验证码过于频繁，请稍后再试', asked.waitSeconds);
      const tell = staff !== undefined || (await userOfPhone(database, phone)) !== undefined;
      const { code, wait, made } = await makeSmsCode(context, purposeOf(staff, phone), { phone, tell }, now);
      if (!made)
        return refused(wait > 60 ? '今天获取验证码的次数已用完，请改用密码登录' : `请 ${wait} 秒后再获取验证码`, wait);
      if (code !== undefined) messages.send(phone, `验证码 ${code}，5 分钟内有效。`, now);
      return { code: 200, msg: '验证码已发送', wait };
    },
  );

  app.post<{ Body: { phoneNum: string; code: string } }>(
    '/api/api/wx/trySmsCode',
    {
      config: { access: anybody() },
      schema: { tags: ['微信'], body: TRY, response: fixedAnswers('验证通过', data(PROVED), [NOT_SENT]) },
    },
    async (request) => {
      const [staff, now] = [await staffOf(request), clock.now()];
      const [phone, code] = [request.body.phoneNum.trim(), request.body.code.trim()];
      // By number and address: nobody keeps the owner of a number out by guessing elsewhere.
      const guesser = `${phone} ${placeOf(request.ip)}`;
      const tried = staff ? undefined : await counters.count(SMS_GUESSES, guesser);
      if (tried?.admitted === false) return refused(`验证码错误次数过多，请 ${tried.waitSeconds} 秒后再试`);
      const problem = await trySmsCode(database, purposeOf(staff, phone), { phone, code }, now);
      if (problem !== undefined) return refused(problem);
      if (!staff) {
        await counters.forget(SMS_GUESSES, guesser);
        const userId = await userOfPhone(database, phone);
        if (userId === undefined) return refused('验证码已过期，请重新获取');
        return { code: 200, msg: '验证通过', data: { openid: await giveSmsTicket(database, userId, now, random) } };
      }
      if (!(await keepPhone(database, staff.id, phone))) return refused('该手机号已绑定其他账号');
      await recordOperation(database, context, staff, { action: 'account.phone' });
      return { code: 200, msg: '验证通过', data: { phoneNum: phone } };
    },
  );
}
