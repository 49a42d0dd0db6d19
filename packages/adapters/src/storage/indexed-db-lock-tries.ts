import type { Clock } from '@gongwei/application/shared';
import type { LockTries } from '@gongwei/application/shell';

/** The tries at a lock in IndexedDB, whose code comes with the first try: nobody needs it to log in. */
export const createIndexedDbLockTries = (factory: () => IDBFactory, clock: Clock): LockTries => ({
  count: async (lock) => (await import('./lock-tries-database.ts')).openLockTries(factory, clock).count(lock),
});
