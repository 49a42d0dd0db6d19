import { token } from '../shared/index.ts';

/** Opens and closes the encrypted drafts of this device. The key lives in memory, between the two. */
export interface DraftLock {
  /**
   * `secret` is the user's, from the server, base64; nothing of it is stored. Whoever uses the
   * drafts meanwhile waits for it, the log-in does not. Rejects where the device does not answer; the drafts then open with the
   * first one that is written once it does.
   */
  unlock(userId: string, secret: string): Promise<void>;
  lock(): void;
}
export const DraftLock = token<DraftLock>('DraftLock');
