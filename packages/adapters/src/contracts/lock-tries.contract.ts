import type { LockTries } from '@gongwei/application/shell';
import { describe, expect, it } from 'vitest';

/** What every `LockTries` promises. `create` gives several windows of one browser that has seen no lock yet. */
export function lockTriesContract(name: string, create: () => readonly [LockTries, LockTries, LockTries]): void {
  describe(`tries of a lock: ${name}`, () => {
    it('are counted over all windows, each number given once', async () => {
      const windows = create();
      const numbers = await Promise.all(
        Array.from({ length: 24 }, (_, at) => (windows[at % 3] as LockTries).count('salt')),
      );
      expect([...numbers].sort((one, other) => one - other)).toEqual(Array.from({ length: 24 }, (_, at) => at + 1));
    });
    it('begin anew with a new lock, in every window', async () => {
      const [one, other] = create();
      expect([await one.count('a'), await other.count('a'), await one.count('b'), await other.count('b')]).toEqual([
        1, 2, 1, 2,
      ]);
    });
  });
}
