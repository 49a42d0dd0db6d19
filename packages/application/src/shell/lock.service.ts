import { fail, ok, type Result } from '@gongwei/domain/shared';
import { token, type Behavior } from '../shared/index.ts';

/** `covered`: every page gives way to the lock page. */
export type LockState = {
  readonly covered: boolean;
  readonly checking: boolean;
  /** Passwords that may still be tried before only a new log-in helps. */
  readonly triesLeft: number;
};

export interface LockService {
  readonly state$: Behavior<LockState>;
  /** Seals the password and locks the screen of every window; the failure is the sentence to show. */
  lock(password: string): Promise<Result<undefined, { readonly message: string }>>;
  /** `false` for a wrong password. */
  unlock(password: string): Promise<boolean>;
  dispose(): void;
}
export const LockService = token<LockService>('LockService');

/** The specification's rule for a lock password. */
export const checkLockPassword = (password: string): Result<undefined, { readonly message: string }> =>
  password === '' ? fail({ message: '锁屏密码不能为空' }) : ok(undefined);
