import type { SmsGateway, SmsRefusal } from '@gongwei/application/identity';
import { fail, ok, type Json } from '@gongwei/domain/shared';
import { member, memberText } from './wire-body.ts';
import type { WireCalls } from './wire-calls.ts';

/** Seconds between two codes where the server does not say (product convention). */
const USUAL_WAIT = 60;

/** Codes by text message, over HTTP; throws a `Fault` where the line or the server fails. */
export function createHttpSmsGateway(calls: WireCalls): SmsGateway {
  return {
    async send(phone) {
      const { code, message, body } = await calls.envelope({
        method: 'POST',
        path: '/api/wx/getSmsCode',
        body: { phoneNum: phone },
      });
      return code === 200
        ? ok({ wait: waitIn(body) ?? USUAL_WAIT })
        : fail(refusalOf(message || '验证码没有发出，请稍后重试。', body));
    },
    async verify(phone, typed) {
      const { code, message, data } = await calls.envelope({
        method: 'POST',
        path: '/api/wx/trySmsCode',
        body: { phoneNum: phone, code: typed },
      });
      if (code !== 200) return fail({ message: message || '验证码错误' });
      const ticket = memberText(data, 'openid');
      return ok(ticket === undefined ? {} : { ticket });
    },
  };
}

function waitIn(body: Json | undefined): number | undefined {
  const wait = member(body, 'wait');
  return typeof wait === 'number' && wait >= 0 ? wait : undefined;
}

function refusalOf(message: string, body: Json | undefined): SmsRefusal {
  const wait = waitIn(body);
  return { message, ...(wait !== undefined && { wait }) };
}
