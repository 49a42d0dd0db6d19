import type { LockTries } from '@gongwei/application/shell';

/** Counted tries of the lock in memory, which can be made to fail. */
export type MemoryLockTries = LockTries & {
  /** Answers nothing any more, as a damaged profile does. */ dead: boolean;
};

/** Shared by the windows that are given it. */
export function createMemoryLockTries(): MemoryLockTries {
  let [lock, tries] = ['', 0];
  return {
    dead: false,
    async count(of) {
      if (this.dead) throw new Error('The storage of the browser does not answer.');
      [lock, tries] = lock === of ? [lock, tries + 1] : [of, 1];
      return tries;
    },
  };
}
