import type { Puzzle } from '@gongwei/domain/identity';
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
  /** Finds the answer of a puzzle. */
  readonly solve: (puzzle: Puzzle) => Promise<string>;
};

/** The work was missing, too little or too old. */
const PROOF_REFUSED = -3;
const [MOST_PARTS, MOST_BITS] = [16, 8];
const isWhole = (number: number, most: number): boolean => Number.isInteger(number) && number >= 1 && number <= most;

/** Log-in and session of the user, over HTTP; throws a `Fault` where the line or the server fails. */
export function createHttpSessionGateway({ calls, lost$, token, random, solve }: Needs): SessionGateway {
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
          ...(member(answer.body, 'captcha') === true && { proof: true }),
          ...(answer.code === PROOF_REFUSED && { about: 'proof' }),
        });
      const issued = memberText(answer.body, 'token');
      if (!issued) throw unreadable('token');
      return ok(sessionOf(answer.body, issued));
    },
    async prove(username) {
      const { code, message, data } = await calls.envelope({
        method: 'POST',
        path: '/wx/captcha',
        body: { redomStr: random(), username },
      });
      if (code !== 200) throw refusedByCode(code, message);
      const [parts, bits] = [Number(member(data, 'parts')), Number(member(data, 'bits'))];
      // More would keep the PC busy for minutes, whoever asked for it.
      if (!isWhole(parts, MOST_PARTS) || !isWhole(bits, MOST_BITS)) throw unreadable('parts, bits');
      const answer = await solve({ seed: requiredText(data, 'seed'), parts, bits });
      return { random: requiredText(data, 'redomStr'), answer };
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
  const { username, password, proof } = credentials;
  return {
    username,
    password,
    code: proof?.answer ?? '',
    redomStr: proof?.random ?? random(),
    type: 'account',
    openid: '',
  };
}

const withoutInfo = (data: Parameters<typeof member>[0]) =>
  Object.fromEntries(
    Object.entries(typeof data === 'object' && data !== null ? data : {}).filter(([name]) => name !== 'userInfo'),
  );
