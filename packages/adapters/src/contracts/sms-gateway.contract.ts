import type { SessionGateway, SmsGateway } from '@gongwei/application/identity';
import { describe, expect, it } from 'vitest';

type Subject = {
  /** Asks for who is logged in: the number is kept. */
  readonly keeping: SmsGateway;
  /** Asks for nobody: a kept number logs in. */
  readonly entering: SmsGateway;
  readonly sessions: SessionGateway;
  /** The newest code that came to a number. */
  readonly codeOn: (phone: string) => Promise<string>;
  readonly username: string;
};

/** What every `SmsGateway` promises. */
export function smsGatewayContract(name: string, create: () => Promise<Subject>): void {
  describe(`SMS gateway: ${name}`, () => {
    it('keeps a number, and lets in with it, once', async () => {
      const { keeping, entering, sessions, codeOn, username } = await create();
      const phone = '19912340001';
      expect(await keeping.send(phone)).toEqual({ ok: true, value: { wait: 60 } });
      expect(await keeping.send(phone)).toMatchObject({ ok: false, failure: { wait: 60 } });
      expect(await keeping.verify(phone, 'wrong')).toEqual({ ok: false, failure: { message: '验证码错误' } });
      expect(await keeping.verify(phone, await codeOn(phone))).toEqual({ ok: true, value: {} });

      expect((await entering.send(phone)).ok).toBe(true);
      const proved = await entering.verify(phone, await codeOn(phone));
      const sms = (proved.ok && proved.value.ticket) || '';
      expect(sms).not.toBe('');
      const admitted = await sessions.logIn({ sms });
      expect(admitted.ok && admitted.value.user.username).toBe(username);
      expect(await sessions.logIn({ sms })).toEqual({
        ok: false,
        failure: { message: '短信登录已过期，请重新获取验证码' },
      });
    });

    it('does not tell a number of nobody’s from one of somebody’s', async () => {
      const { entering } = await create();
      expect(await entering.send('19998765432')).toEqual({ ok: true, value: { wait: 60 } });
      expect(await entering.verify('19998765432', '000000')).toEqual({ ok: false, failure: { message: '验证码错误' } });
    });
  });
}
