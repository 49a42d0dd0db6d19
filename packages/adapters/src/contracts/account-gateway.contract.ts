import type { AccountGateway } from '@gongwei/application/identity';
import { describe, expect, it } from 'vitest';

type Subject = {
  readonly own: AccountGateway;
  /** Whether a WeChat is bound to the account of `own`, as its session says it. */
  readonly hasWeChat: () => Promise<boolean>;
  readonly username: string;
  readonly password: string;
  /** Somebody's whose passwords `own` may reset, and somebody's of elsewhere. */
  readonly below: string;
  readonly elsewhere: string;
};

/** What every `AccountGateway` promises. */
export function accountGatewayContract(name: string, create: () => Promise<Subject>): void {
  describe(`account gateway: ${name}`, () => {
    it('changes a password for who knows the old one, and says why not', async () => {
      const { own, username, password } = await create();
      const change = (current: string, next: string) => own.changePassword({ username, current, next });
      expect(await change('not this', 'Chunfeng7ye')).toEqual({ ok: false, failure: { message: '原密码错误' } });
      expect(await change(password, 'short1')).toEqual({ ok: false, failure: { message: '新密码至少 8 位' } });
      expect(await change(password, 'Chunfeng7ye')).toEqual({ ok: true, value: undefined });
      expect((await change(password, 'Yangliu8an')).ok).toBe(false);
      expect((await change('Chunfeng7ye', password)).ok).toBe(true);
    });

    it('parts with the WeChat of the own account, also when asked twice', async () => {
      const { own, hasWeChat } = await create();
      expect(await hasWeChat()).toBe(true);
      await own.unbindWeChat();
      expect(await hasWeChat()).toBe(false);
      await own.unbindWeChat();
    });

    it('resets those of the institutions below, and of no others', async () => {
      const { own, below, elsewhere } = await create();
      const reset = await own.resetPassword(below);
      expect(reset.ok && reset.value.name).not.toBe('');
      expect(reset.ok && reset.value.password).toMatch(/^\w{4}-\d{4}-\w{4}$/);
      expect(await own.resetPassword(elsewhere)).toEqual({
        ok: false,
        failure: { message: '本机构及下级机构中没有这个用户' },
      });
    });
  });
}
