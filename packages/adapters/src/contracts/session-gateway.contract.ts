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

    it('shows work, each time another, and lets in with it', async () => {
      const { gateway, username, password } = await create();
      const [one, other] = [await gateway.prove(username), await gateway.prove(username)];
      expect(one.answer).toMatch(/^\d+(-\d+)+$/);
      expect(one.random).not.toBe(other.random);
      expect((await gateway.logIn({ username, password, proof: other })).ok).toBe(true);
    });

    it('refuses a scan that nobody confirmed', async () => {
      const { gateway } = await create();
      const answer = await gateway.logIn({ weChat: 'never confirmed' });
      expect(!answer.ok && answer.failure.message).toBe('扫码登录已过期，请重新扫码');
    });
  });
}
