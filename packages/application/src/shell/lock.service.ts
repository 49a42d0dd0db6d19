import { fail, ok, type Result } from '@gongwei/domain/shared';
import { token, type Behavior } from '../shared/index.ts';

/** `covered`: every page gives way to the lock page. */
export type LockState = {
  readonly covered: boolean;
  readonly checking: boolean;
  /** No try is left; the log-out is on its way. */
  readonly leaving: boolean;
  /** Passwords that may still be tried before only a new log-in helps; the one that is being looked at is none of them. */
  readonly triesLeft: number;
  /** The screen locked itself: the password of the log-in opens it. */
  readonly byLogIn: boolean;
};

/** The locked screen of all windows of a browser, opened by a password chosen for it or that of the log-in. */
export interface LockService {
  readonly state$: Behavior<LockState>;
  /** Seals the password and locks the screen of every window; the failure is the sentence to show. */
  lock(password: string): Promise<Result<undefined, { readonly message: string }>>;
  /** Locks the screen of every window; nobody chose a password, so that of the log-in opens it. */
  lockIdle(): void;
  /** The failure is the sentence to show. Rejects with a `Fault` where the server that knows the password does not answer. */
  unlock(password: string): Promise<Result<undefined, { readonly message: string }>>;
  dispose(): void;
}
export const LockService = token<LockService>('LockService');

/** The specification's rule for a lock password. */
export const checkLockPassword = (password: string): Result<undefined, { readonly message: string }> =>
  password === '' ? fail({ message: '锁屏密码不能为空' }) : ok(undefined);
