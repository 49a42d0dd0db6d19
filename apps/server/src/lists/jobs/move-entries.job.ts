import type { RecordHooks } from '../../records/record-hooks.ts';
import { GONE, heldEntries, resultOf, takenBack, type Entries } from './entries.ts';
import { moved, movedBack } from './entry-writes.ts';
import type { JobKind, RowResult } from './job-kind.ts';

/** 删除 and 恢复: takes entries out of their register, or puts them back; each is a version that stays readable. */
export const moveEntries = (hooks: RecordHooks, removed: boolean): JobKind => ({
  check: async () => ({}),
  act: async (context, inside, reading, rowIds) => {
    const moving: Entries = { context, hooks, inside, reading };
    const results: RowResult[] = [];
    for (const { rowId, entry } of await heldEntries(moving, rowIds)) {
      const reason = entry ? await moved(moving, entry, removed) : GONE;
      results.push(resultOf(moving, rowId, entry, reason, 'skipped', { version: (entry?.version ?? 0) + 1 }));
    }
    return results;
  },
  undo: (context, inside, reading, rows) => {
    const moving: Entries = { context, hooks, inside, reading };
    return takenBack(moving, rows, (entry, { version }) => movedBack(moving, entry, version, !removed));
  },
});
