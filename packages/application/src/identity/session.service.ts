import type { UserSession, Visitor } from '@gongwei/domain/identity';
import type { Institution } from '@gongwei/domain/organisation';
import type { Result } from '@gongwei/domain/shared';
import { token, type Behavior } from '../shared/index.ts';
import type { Captcha, CaptchaTask, Credentials, LogInRefusal } from './session-gateway.port.ts';

export type SessionState =
  | { readonly status: 'unknown' }
  | { readonly status: 'resuming' }
  | { readonly status: 'logged-out'; readonly reason?: 'by-user' | 'expired' }
  | { readonly status: 'logging-in' }
  /** `lapsed`: the server no longer knows the session; the page stays, and the same person can take the work up again. */
  | { readonly status: 'logged-in'; readonly session: UserSession; readonly lapsed?: true };

/** The state as the route guard sees it. Until the server was asked, a stored token counts. */
export const visitorOf = ({ status }: SessionState): Visitor => ({
  hasToken: status === 'logged-in' || status === 'resuming' || status === 'unknown',
  hasRoles: status === 'logged-in',
});

export interface SessionService {
  readonly state$: Behavior<SessionState>;
  /** The letter of a permission code, or `undefined` where the user has none. */
  may(code: string): 'M' | 'E' | 'V' | undefined;
  /** Fetches user info for a stored token. What the server refuses ends the session here; rejects where no answer came. */
  resume(): Promise<void>;
  logIn(credentials: Credentials): Promise<Result<UserSession, LogInRefusal>>;
  /** A question to answer with the next try, where a refusal asked for it. Rejects with a `Fault`. */
  captcha(kind: 'picture' | 'words'): Promise<CaptchaTask>;
  logOut(): Promise<void>;
  /** Takes a lapsed session up again with the password of the same person. Rejects with a `Fault` when the network or the server fails. */
  renew(password: string, captcha?: Captcha): Promise<Result<undefined, LogInRefusal>>;
  /** Whether there is a session again: waits while it is lapsed for what the user decides. */
  renewed(): Promise<boolean>;
  /** Leaves a lapsed session for the log-in page; what is being typed is kept as drafts. */
  abandon(): Promise<void>;
  /** Exchanges the token for a new one. Rejects with a `Fault`. */
  refresh(): Promise<void>;
  chooseInstitution(institution: Institution): void;
  /** The number of the user's telephone was proved and is kept with the account. */
  proved(phone: string): void;
  dispose(): void;
}
export const SessionService = token<SessionService>('SessionService');
