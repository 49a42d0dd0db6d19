import type { PlatformGateway } from '@gongwei/application/upload';
import type { Institution } from '@gongwei/domain/organisation';
import { describe, expect, it } from 'vitest';

type Subject = {
  readonly gateway: PlatformGateway;
  /** Has one account with a wrong password. */
  readonly institution: Pick<Institution, 'code' | 'level'>;
  readonly rightPassword: string;
};

/** What every `PlatformGateway` promises. */
export function platformGatewayContract(name: string, create: () => Promise<Subject>): void {
  describe(`platform gateway: ${name}`, () => {
    it('checks a name and a password in the words of the platform', async () => {
      const { gateway, rightPassword } = await create();
      expect(await gateway.check('anybody', rightPassword, { username: 'u' })).toEqual({
        ok: true,
        value: { message: '检验通过' },
      });
      expect(await gateway.check('anybody', 'wrong', { username: 'u' })).toEqual({
        ok: false,
        failure: { message: '平台用户名或密码错误' },
      });
    });
    it('tries all accounts and says which do not fit', async () => {
      const { gateway, institution } = await create();
      const { message, accounts } = await gateway.tryAll(institution);
      expect(message).toBe('1 个平台账号未通过检验');
      expect(accounts.filter(({ verdict }) => verdict === '2')).toHaveLength(1);
    });
    it('takes an account off the list once the platform takes its password, and not before', async () => {
      const { gateway, institution, rightPassword } = await create();
      const [wrong] = await gateway.wrongAccounts(institution);
      if (!wrong) throw new Error('no account with a wrong password');
      const change = (password: string) => gateway.change(wrong, { username: wrong.username, password }, {});
      expect(await change('still wrong')).toEqual({ ok: false, failure: { message: '平台用户名或密码错误' } });
      expect(await gateway.wrongAccounts(institution)).toHaveLength(1);
      expect(await change(rightPassword)).toEqual({ ok: true, value: { message: '平台账号修改成功' } });
      expect(await gateway.wrongAccounts(institution)).toEqual([]);
    });
  });
}
