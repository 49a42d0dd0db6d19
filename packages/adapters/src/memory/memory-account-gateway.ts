import type { AccountGateway } from '@gongwei/application/identity';
import { passwordProblem } from '@gongwei/domain/identity';
import { fail, ok } from '@gongwei/domain/shared';

/** Passwords by user name; whoever asks may reset those named in `below`, and has a WeChat where `weChat` says so. */
export function createMemoryAccountGateway(
  passwords: Map<string, string>,
  below: ReadonlyMap<string, string> = new Map(),
  weChat: { bound: boolean } = { bound: false },
): AccountGateway {
  return {
    async changePassword({ username, current, next }) {
      if (passwords.get(username) !== current) return fail({ message: '原密码错误' });
      const problem = passwordProblem(next, { username, current });
      if (problem !== undefined) return fail({ message: problem });
      passwords.set(username, next);
      return ok(undefined);
    },
    async resetPassword(username) {
      const name = below.get(username);
      if (name === undefined) return fail({ message: '本机构及下级机构中没有这个用户' });
      passwords.set(username, 'abcd-2345-efgh');
      return ok({ name, password: 'abcd-2345-efgh' });
    },
    async unbindWeChat() {
      weChat.bound = false;
    },
  };
}
