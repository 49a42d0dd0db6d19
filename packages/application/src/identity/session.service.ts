import type { UserSession, Visitor } from '@gongwei/domain/identity';
import type { Institution } from '@gongwei/domain/organisation';
import type { Result } from '@gongwei/domain/shared';
import { token, type Behavior } from '../shared/index.ts';
import type { Credentials, LogInRefusal } from './session-gateway.port.ts';

/** Who is logged in, as far as is known. */
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

/** Whose session this is and what they may: log-in, expiry, renewal and log-out. */
export interface SessionService {
  readonly state$: Behavior<SessionState>;
  /** A log-in waits for work that the server asked for: somebody has been guessing. Up to some seconds. */
  readonly proving$: Behavior<boolean>;
  /** The letter of a permission code, or `undefined` where the user has none. */
  may(code: string): 'M' | 'E' | 'V' | undefined;
  /** Fetches user info for a stored token. What the server refuses ends the session here; rejects where no answer came. */
  resume(): Promise<void>;
  logIn(credentials: Credentials): Promise<Result<UserSession, LogInRefusal>>;
  /** Out at once, as soon as what is being typed is kept; resolves when the server was told, or could not be. Never rejects. */
  logOut(): Promise<void>;
  /** Takes a lapsed session up again with the password of the same person. Rejects with a `Fault` when the network or the server fails. */
  renew(password: string): Promise<Result<undefined, LogInRefusal>>;
  /** Whether the password is that of who is logged in, by a log-in of its own; the work goes on under the new session. Rejects like `renew`. */
  confirm(password: string): Promise<Result<undefined, LogInRefusal>>;
  /** Whether there is a session again: waits while it is lapsed for what the user decides. */
  renewed(): Promise<boolean>;
  /** Leaves a lapsed session for the log-in page; what is being typed is kept as drafts. */
  abandon(): Promise<void>;
  /** Asks anew who the user is and what they may do; nothing is said where no answer comes. */
  lookAgain(): Promise<void>;
  /** Exchanges the token for a new one. Rejects with a `Fault`. */
  refresh(): Promise<void>;
  chooseInstitution(institution: Institution): void;
  /** The number of the user's telephone was proved and is kept with the account. */
  proved(phone: string): void;
  dispose(): void;
}
export const SessionService = token<SessionService>('SessionService');
