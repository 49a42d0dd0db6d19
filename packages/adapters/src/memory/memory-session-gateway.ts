import type { UserSession } from '@gongwei/domain/identity';
import { fail, fault, ok } from '@gongwei/domain/shared';
import type { DraftLock } from '@gongwei/application/forms';
import type { SessionGateway, TokenStore } from '@gongwei/application/identity';
import { Subject } from 'rxjs';

export type MemorySessionGateway = SessionGateway & {
  /** The server forgets every token, as after two hours or a password change. */
  expire(): void;
  /** The line is down. */
  offline: boolean;
};

type Account = { readonly password: string; readonly session: UserSession };

export function createMemorySessionGateway(
  accounts: { readonly [username: string]: Account },
  tokens: TokenStore,
): MemorySessionGateway {
  const lost$ = new Subject<void>();
  const known = new Map<string, UserSession>();
  let issued = 0;
  const line = (gateway: { readonly offline: boolean }): void => {
    if (gateway.offline)
      throw fault({ code: 'http.network', category: 'network', message: '网络连接失败，请检查网络连接' });
  };
  return {
    lost$,
    offline: false,
    async logIn({ username, password }) {
      line(this);
      const account = accounts[username];
      if (account?.password !== password) return fail({ message: '用户名或密码错误' });
      const session = { ...account.session, token: `token-${++issued}` };
      known.set(session.token, session);
      return ok(session);
    },
    async logOut() {
      line(this);
      known.delete(tokens.current() ?? '');
    },
    async resume() {
      line(this);
      return known.get(tokens.current() ?? '');
    },
    expire() {
      known.clear();
      lost$.next();
    },
  };
}

export function createMemoryTokenStore(): TokenStore {
  let kept: string | undefined;
  return {
    resumable: () => kept,
    current: () => kept,
    keep(token) {
      kept = token;
    },
    clear() {
      kept = undefined;
    },
  };
}

export const createMemoryDraftLock = (): DraftLock & { readonly openFor: string | undefined } => {
  let openFor: string | undefined;
  return {
    get openFor() {
      return openFor;
    },
    async unlock(userId) {
      openFor = userId;
    },
    lock() {
      openFor = undefined;
    },
  };
};
