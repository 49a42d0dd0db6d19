import type { SessionGateway, TokenStore } from '@gongwei/application/identity';
import { describe, expect, it } from 'vitest';

type Subject = {
  readonly gateway: SessionGateway;
  readonly tokens: TokenStore;
  readonly username: string;
  readonly password: string;
};

/** What every `SessionGateway` promises. */
export function sessionGatewayContract(name: string, create: () => Promise<Subject>): void {
  describe(`session gateway: ${name}`, () => {
    it('answers a wrong password with a sentence, not with a fault', async () => {
      const { gateway, username } = await create();
      const answer = await gateway.logIn({ username, password: 'not this' });
      expect(answer.ok).toBe(false);
      expect(!answer.ok && answer.failure.message).toMatch(/密码/);
    });

    it('lets in, resumes the same person by the token, and forgets it at log-out', async () => {
      const { gateway, tokens, username, password } = await create();
      const answer = await gateway.logIn({ username, password });
      if (!answer.ok) throw new Error(answer.failure.message);
      expect(answer.value.user.username).toBe(username);
      expect(answer.value.institutions.map(({ code }) => code)).toContain(answer.value.institution.code);
      tokens.keep(answer.value.token);
      const resumed = await gateway.resume();
      expect(resumed?.user).toEqual(answer.value.user);
      expect(resumed?.draftSecret).toBe(answer.value.draftSecret);
      expect(answer.value.draftSecret).toBeTruthy();
      await gateway.logOut();
      const after = await gateway.resume().catch((thrown: unknown) => thrown);
      expect(after === undefined || (after as { category?: string }).category === 'session').toBe(true);
    });

    it('asks what only a person can answer, in a picture or in words', async () => {
      const { gateway } = await create();
      const [picture, words] = [await gateway.captcha('picture'), await gateway.captcha('words')];
      expect('picture' in picture && picture.picture).toMatch(/^data:/);
      expect('question' in words && words.question).toMatch(/多少/);
      expect(words.random).not.toBe('');
    });

    it('refuses a scan that nobody confirmed', async () => {
      const { gateway } = await create();
      const answer = await gateway.logIn({ weChat: 'never confirmed' });
      expect(!answer.ok && answer.failure.message).toBe('扫码登录已过期，请重新扫码');
    });
  });
}
