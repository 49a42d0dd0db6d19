import type { PlatformGateway } from '@gongwei/application/upload';
import type { AccountVerdict, PlatformAccount } from '@gongwei/domain/upload';
import { fail, isFault, ok, type Json } from '@gongwei/domain/shared';
import { refusedByCode } from './faults.ts';
import { listIn, memberText } from './wire-body.ts';
import type { WireCalls } from './wire-calls.ts';

const DONE = 200;
const VERDICTS: readonly AccountVerdict[] = ['0', '1', '2', '3', '4'];
/** The platform did not take the name and password (specification). */
const WRONG = 'wire.-99';

const accountOf = (wire: Json): PlatformAccount => ({
  username: memberText(wire, 'ptusername') ?? '',
  password: memberText(wire, 'ptcode') ?? '',
  institutionName: memberText(wire, 'jgmc') ?? '',
  keeper: memberText(wire, 'username') ?? '',
});

/** Accounts of the third-party platform, over HTTP; throws a `Fault` where the line or the server fails. */
export function createHttpPlatformGateway(calls: WireCalls): PlatformGateway {
  const branch = ({ code, level }: { readonly code: string; readonly level: number }) => ({
    jgbh: code,
    jgjb: String(level),
  });
  return {
    async wrongAccounts(institution) {
      const { code, message, data } = await calls.envelope({
        method: 'POST',
        path: '/dock/Gwptsfyzlogin',
        body: branch(institution),
      });
      if (code !== DONE) throw refusedByCode(code, message);
      return listIn(data).map(accountOf);
    },
    async change({ username, password, keeper }, draft, { openid = '' }) {
      const { code, message } = await calls.envelope({
        method: 'POST',
        path: '/users/upptuser',
        body: {
          username: keeper,
          newpassword: draft.password === password ? '' : draft.password,
          newptusername: draft.username.trim(),
          ptusername: username,
          ptcode: password,
          openid,
          unioid: '',
        },
      });
      return code === DONE ? ok({ message }) : fail({ message: message || '修改失败，请稍后重试' });
    },
    async check(ptusername, ptpassword, { username }) {
      try {
        const { code, message } = await calls.envelope({
          method: 'POST',
          path: '/dock/ptmmjy',
          body: { ptusername, ptpassword, username, password: '' },
        });
        return code === DONE ? ok({ message: '检验通过' }) : fail({ message: message || '检验未通过' });
      } catch (thrown) {
        if (isFault(thrown) && thrown.code === WRONG) return fail({ message: thrown.message });
        throw thrown;
      }
    },
    async tryAll(institution, asker) {
      const { code, message, data } = await calls.envelope({
        method: 'POST',
        path: '/dock/ptsfyz',
        body: branch(institution),
        asker,
      });
      if (code !== DONE) throw refusedByCode(code, message);
      const accounts = listIn(data).map((wire) => ({
        ...accountOf(wire),
        verdict: VERDICTS.find((one) => one === memberText(wire, 'verifyState')) ?? '0',
        message: memberText(wire, 'errorMsg') ?? '',
      }));
      return { message, accounts };
    },
  };
}
