import { token } from '../shared/index.ts';

/**
 * Counts tries of a lock's password for all windows of the browser, each before it is looked at: windows that try at the same moment get
 * different numbers. Rejects where the browser's storage does not answer.
 */
export interface LockTries {
  /** Counts a try of this lock and tells the how manieth it is. A lock that was not known yet takes the place of the one before. */
  count(lock: string): Promise<number>;
}
export const LockTries = token<LockTries>('LockTries');
