import type { UserSession } from '@gongwei/domain/identity';
import type { Result } from '@gongwei/domain/shared';
import type { Observable } from 'rxjs';
import { token } from '../shared/index.ts';

export type Credentials = { readonly username: string; readonly password: string; readonly captcha?: string };

/** Log-in as the platform's server answers it. Rejects with a `Fault` when the network or the server fails. */
export interface SessionGateway {
  /** Tells that the server answered a call with 401: whoever is logged in no longer is. */
  readonly lost$: Observable<void>;
  /** Succeeds only on code 200; otherwise the server's sentence. */
  logIn(credentials: Credentials): Promise<Result<UserSession, { readonly message: string }>>;
  logOut(): Promise<void>;
  /** The session of a stored token, or `undefined` when the server no longer knows it. */
  resume(): Promise<UserSession | undefined>;
}
export const SessionGateway = token<SessionGateway>('SessionGateway');
