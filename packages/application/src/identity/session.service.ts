import type { UserSession } from '@gongwei/domain/identity';
import type { Institution } from '@gongwei/domain/organisation';
import type { Result } from '@gongwei/domain/shared';
import { token, type Behavior } from '../shared/index.ts';
import type { Credentials } from './session-gateway.port.ts';

export type SessionState =
  | { readonly status: 'unknown' }
  | { readonly status: 'resuming' }
  | { readonly status: 'logged-out'; readonly reason?: 'by-user' | 'expired' }
  | { readonly status: 'logging-in' }
  | { readonly status: 'logged-in'; readonly session: UserSession };

export interface SessionService {
  readonly state$: Behavior<SessionState>;
  /** The letter of a permission code, or `undefined` where the user has none. */
  may(code: string): 'M' | 'E' | 'V' | undefined;
  resume(): Promise<void>;
  logIn(credentials: Credentials): Promise<Result<UserSession, { readonly message: string }>>;
  logOut(): Promise<void>;
  chooseInstitution(institution: Institution): void;
  dispose(): void;
}
export const SessionService = token<SessionService>('SessionService');
