import type { SessionGateway, WeChatGateway } from '@gongwei/application/identity';
import { describe, expect, it } from 'vitest';

type Subject = {
  /** Asks for who is logged in: codes bind. */
  readonly binding: WeChatGateway;
  /** Asks for nobody: codes log in. */
  readonly entering: WeChatGateway;
  readonly sessions: SessionGateway;
  /** What the phone does with what a code says. */
  readonly phone: (qrCodeUrl: string, what: 'scan' | 'yes' | 'no') => Promise<void>;
  readonly username: string;
};

/** What every `WeChatGateway` promises. */
export function weChatGatewayContract(name: string, create: () => Promise<Subject>): void {
  describe(`WeChat gateway: ${name}`, () => {
    const codeOf = async (gateway: WeChatGateway) => {
      const answer = await gateway.requestQr('');
      if (!answer.ok) throw new Error(answer.failure.message);
      return answer.value;
    };

    it('binds, and lets in with what was bound, once', async () => {
      const { binding, entering, sessions, phone, username } = await create();
      const first = await codeOf(binding);
      expect(await binding.ask(first, '')).toEqual({ kind: 'waiting' });
      await phone(first.qrCodeUrl, 'scan');
      expect(await binding.ask(first, '')).toEqual({ kind: 'scanned' });
      await phone(first.qrCodeUrl, 'yes');
      expect(await binding.ask(first, '')).toMatchObject({ kind: 'bound' });
      expect(await binding.ask(first, '')).toMatchObject({ kind: 'gone' });

      const second = await codeOf(entering);
      expect(second.nonceStr).not.toBe(first.nonceStr);
      await phone(second.qrCodeUrl, 'yes');
      const bound = await entering.ask(second, '');
      const weChat = (bound.kind === 'bound' && bound.openid) || '';
      const admitted = await sessions.logIn({ weChat });
      expect(admitted.ok && admitted.value.user.username).toBe(username);
      expect((await sessions.logIn({ weChat })).ok).toBe(false);
    });

    it('says in words that the phone declined, and knows no code it never gave', async () => {
      const { entering, phone } = await create();
      const code = await codeOf(entering);
      await phone(code.qrCodeUrl, 'no');
      expect(await entering.ask(code, '')).toEqual({ kind: 'gone', message: '已在手机上取消。' });
      const unknown = await entering.ask({ qrCodeUrl: '', nonceStr: 'never-given' }, '');
      expect(unknown.kind === 'gone' && unknown.message).toMatch(/过期/);
    });
  });
}
