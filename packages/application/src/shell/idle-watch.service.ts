import { token, type Behavior } from '../shared/index.ts';

/** Locks the screen when nobody touches the PC. */
export interface IdleWatch {
  /** Nobody has touched it for long: the lock is a minute away, and any key or click keeps it off. */
  readonly warned$: Behavior<boolean>;
  dispose(): void;
}
export const IdleWatch = token<IdleWatch>('IdleWatch');
