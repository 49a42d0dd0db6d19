import type { UserSession } from '@gongwei/domain/identity';
import type { Result } from '@gongwei/domain/shared';
import type { Observable } from 'rxjs';
import { token } from '../shared/index.ts';

/** Work that was shown, and what it was asked under. */
export type Proof = { readonly random: string; readonly answer: string };

/** One of the three ways to log in: name and password, a confirmed WeChat scan, a code by text message. */
export type Credentials =
  | { readonly username: string; readonly password: string; readonly proof?: Proof }
  /** What a confirmed scan gave; good once. */
  | { readonly weChat: string }
  /** What the right code of a text message gave; good once. */
  | { readonly sms: string };

/** The server's sentence. `proof`: the next try must show work; `about`: this one should have shown some. */
export type LogInRefusal = { readonly message: string; readonly proof?: true; readonly about?: 'proof' };

/** Log-in as the platform's server answers it. Rejects with a `Fault` when the network or the server fails. */
export interface SessionGateway {
  /** Tells that the server answered a call with 401: whoever is logged in no longer is. */
  readonly lost$: Observable<void>;
  /** Succeeds only on code 200; otherwise the server's sentence. */
  logIn(credentials: Credentials): Promise<Result<UserSession, LogInRefusal>>;
  /** Does the work that the server asks for before it looks at a password of this name; up to some seconds. */
  prove(username: string): Promise<Proof>;
  logOut(): Promise<void>;
  /** The session of a stored token (the current one where none is named), or `undefined` when the server no longer knows it. */
  resume(token?: string): Promise<UserSession | undefined>;
  /** Exchanges the current token for a new one; calls on their way may still carry the old one for a minute. */
  refresh(): Promise<string>;
}
export const SessionGateway = token<SessionGateway>('SessionGateway');
