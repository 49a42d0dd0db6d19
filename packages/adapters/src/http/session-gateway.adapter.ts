import { fail, ok, type JsonObject } from '@gongwei/domain/shared';
import type { Credentials, SessionGateway } from '@gongwei/application/identity';
import type { Observable } from 'rxjs';
import { refusedByCode, unreadable } from './faults.ts';
import { sessionOf } from './session.mapper.ts';
import { member, memberText, requiredText } from './wire-body.ts';
import type { WireCalls } from './wire-calls.ts';

type Needs = {
  readonly calls: WireCalls;
  readonly lost$: Observable<void>;
  readonly token: () => string | undefined;
  readonly random: () => string;
};

/** The code was missing, wrong or too old. */
const CAPTCHA_REFUSED = -3;

export function createHttpSessionGateway({ calls, lost$, token, random }: Needs): SessionGateway {
  return {
    lost$,
    async logIn(credentials) {
      const answer = await calls.envelope({
        method: 'POST',
        path: '/api/wx/loginin',
        serialize: true,
        body: payloadOf(credentials, random),
      });
      if (answer.code !== 200)
        return fail({
          message: answer.message === '' ? '登录失败，请检查用户名和密码。' : answer.message,
          ...(member(answer.body, 'captcha') === true && { captcha: true }),
          ...(answer.code === CAPTCHA_REFUSED && { about: 'captcha' }),
        });
      const issued = memberText(answer.body, 'token');
      if (!issued) throw unreadable('token');
      return ok(sessionOf(answer.body, issued));
    },
    async captcha(kind) {
      const { code, message, data } = await calls.envelope({
        method: 'POST',
        path: '/wx/captcha',
        body: { redomStr: random(), type: kind },
      });
      if (code !== 200) throw refusedByCode(code, message);
      const name = requiredText(data, 'redomStr');
      const question = memberText(data, 'question');
      if (question !== undefined) return { random: name, question };
      return { random: name, picture: `data:image/svg+xml,${encodeURIComponent(requiredText(data, 'image'))}` };
    },
    async logOut() {
      await calls.envelope({ method: 'POST', path: '/wx/loginout', atOnce: true });
    },
    async resume(known = token()) {
      if (known === undefined) return undefined;
      const { code, data } = await calls.envelope({
        method: 'GET',
        path: '/users/userinfo',
        token: known,
        atOnce: true,
      });
      if (code !== 200) return undefined;
      // The user's own facts may stand beside the lists or under `userInfo`.
      const info = member(data, 'userInfo');
      return sessionOf(
        { ...(typeof info === 'object' && !Array.isArray(info) ? info : {}), ...withoutInfo(data) },
        memberText(data, 'token') ?? known,
      );
    },
    async refresh() {
      const { code, message, data } = await calls.envelope({
        method: 'POST',
        path: '/users/refreshtoken',
        atOnce: true,
      });
      if (code !== 200) throw refusedByCode(code, message);
      return requiredText(data, 'token');
    },
  };
}

/** The specification's payload: all six members, whichever way one logs in. */
function payloadOf(credentials: Credentials, random: () => string): JsonObject {
  const nobody = { username: '', password: '', code: '', redomStr: random() };
  if ('weChat' in credentials) return { ...nobody, type: 'wechat', openid: credentials.weChat };
  if ('sms' in credentials) return { ...nobody, type: 'sms', openid: credentials.sms };
  const { username, password, captcha } = credentials;
  return {
    username,
    password,
    code: captcha?.text ?? '',
    redomStr: captcha?.random ?? random(),
    type: 'account',
    openid: '',
  };
}

const withoutInfo = (data: Parameters<typeof member>[0]) =>
  Object.fromEntries(
    Object.entries(typeof data === 'object' && data !== null ? data : {}).filter(([name]) => name !== 'userInfo'),
  );
