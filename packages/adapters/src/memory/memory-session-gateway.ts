import type { UserSession } from '@gongwei/domain/identity';
import { fail, fault, ok } from '@gongwei/domain/shared';
import type { DraftLock } from '@gongwei/application/forms';
import type { Credentials, SessionGateway, TokenStore } from '@gongwei/application/identity';
import { Subject } from 'rxjs';

/** Sessions in memory, which can expire and be offline. */
export type MemorySessionGateway = SessionGateway & {
  /** The server forgets every token, as after two hours or a password change. */
  expire(): void;
  /** The line is down. */
  offline: boolean;
  /** How often a token was exchanged. */
  readonly refreshes: number;
  /** Log-ins by password have to show work, good once. */
  wantsProof: boolean;
};

type Account = { readonly password: string; readonly session: UserSession };

const smsOf = (credentials: Credentials): string => ('sms' in credentials ? credentials.sms : '');

/** `tickets`: user names by what their confirmed scans, or the right codes of their telephones, gave. */
export function createMemorySessionGateway(
  accounts: { readonly [username: string]: Account },
  tokens: TokenStore,
  tickets: Map<string, string> = new Map(),
): MemorySessionGateway {
  const lost$ = new Subject<void>();
  const known = new Map<string, UserSession>();
  let [issued, refreshes, asked] = [0, 0, 0];
  const shown = new Set<string>();
  const byTicket = (ticket: string): Account | undefined => {
    const username = tickets.get(ticket);
    tickets.delete(ticket);
    return username === undefined ? undefined : accounts[username];
  };
  const line = (gateway: { readonly offline: boolean }): void => {
    if (gateway.offline)
      throw fault({ code: 'http.network', category: 'network', message: '网络连接失败，请检查网络连接' });
  };
  return {
    lost$,
    offline: false,
    wantsProof: false,
    get refreshes() {
      return refreshes;
    },
    async logIn(credentials) {
      line(this);
      if (this.wantsProof && 'username' in credentials) {
        const { proof } = credentials;
        if (!proof || shown.has(proof.random))
          return fail({ message: '安全验证没有完成或已过期，请再试一次', proof: true, about: 'proof' });
        shown.add(proof.random);
      }
      const byPassword = 'username' in credentials ? accounts[credentials.username] : undefined;
      if ('username' in credentials && byPassword?.password !== credentials.password)
        return fail({ message: '用户名或密码错误', ...(this.wantsProof && { proof: true }) });
      const account = byPassword ?? byTicket('weChat' in credentials ? credentials.weChat : smsOf(credentials));
      if (!account)
        return fail({
          message: 'sms' in credentials ? '短信登录已过期，请重新获取验证码' : '扫码登录已过期，请重新扫码',
        });
      const session = { ...account.session, token: `token-${++issued}` };
      known.set(session.token, session);
      return ok(session);
    },
    async prove() {
      line(this);
      return { random: `work-${(asked += 1)}`, answer: '3-1-4-1' };
    },
    async logOut() {
      line(this);
      known.delete(tokens.current() ?? '');
    },
    async resume(token = tokens.current()) {
      line(this);
      return known.get(token ?? '');
    },
    async refresh() {
      line(this);
      const session = known.get(tokens.current() ?? '');
      if (!session) throw fault({ code: 'session.expired', category: 'session', message: '登录已失效，请重新登录。' });
      const renewed = { ...session, token: `token-${++issued}` };
      known.set(renewed.token, renewed);
      refreshes += 1;
      return renewed.token;
    },
    expire() {
      known.clear();
      lost$.next();
    },
  };
}

/** The token in memory, with another window that can store one. */
export type MemoryTokenStore = TokenStore & {
  /** Another window stores a token. */
  keepElsewhere(token: string): void;
};

/** `now`: milliseconds since 1970. */
export function createMemoryTokenStore(now: () => number = () => 0): MemoryTokenStore {
  let [kept, at]: [string | undefined, number] = [undefined, 0];
  const keptElsewhere$ = new Subject<string>();
  return {
    resumable: () => kept,
    current: () => kept,
    keptAt: () => (kept === undefined ? undefined : at),
    keptElsewhere$,
    keepElsewhere: (token) => keptElsewhere$.next(token),
    replaced: () => false,
    keep(token) {
      [kept, at] = [token, now()];
    },
    clear() {
      kept = undefined;
    },
  };
}

/** Keeps no secret; it only remembers whose drafts are open. */
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
