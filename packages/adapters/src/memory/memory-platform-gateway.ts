import type { PlatformGateway } from '@gongwei/application/upload';
import type { PlatformAccount } from '@gongwei/domain/upload';
import { fail, fault, ok } from '@gongwei/domain/shared';

/** Accounts of the platform in memory, with every change that was asked for. */
export type MemoryPlatformGateway = PlatformGateway & {
  /** The line is down. */ offline: boolean;
  /** Every change that was asked for. */ readonly changes: readonly { readonly of: string; readonly to: string }[];
};

/** One password fits every account of this platform. */
export function createMemoryPlatformGateway(
  wrong: readonly PlatformAccount[],
  rightPassword: string,
): MemoryPlatformGateway {
  let left = wrong;
  const changes: { readonly of: string; readonly to: string }[] = [];
  const line = ({ offline }: { readonly offline: boolean }): void => {
    if (offline) throw fault({ code: 'http.network', category: 'network', message: '网络连接失败，请检查网络连接' });
  };
  return {
    offline: false,
    changes,
    async wrongAccounts() {
      line(this);
      return left;
    },
    async change(account, draft) {
      line(this);
      changes.push({ of: account.username, to: draft.username });
      if (draft.password !== rightPassword) return fail({ message: '平台用户名或密码错误' });
      left = left.filter(({ username }) => username !== account.username);
      return ok({ message: '平台账号修改成功' });
    },
    async check(_username, password) {
      line(this);
      return password === rightPassword ? ok({ message: '检验通过' }) : fail({ message: '平台用户名或密码错误' });
    },
    async tryAll() {
      line(this);
      const accounts = left.map((one) => ({ ...one, verdict: '2' as const, message: '平台用户名或密码错误' }));
      return { message: left.length === 0 ? '检验通过' : `${left.length} 个平台账号未通过检验`, accounts };
    },
  };
}
