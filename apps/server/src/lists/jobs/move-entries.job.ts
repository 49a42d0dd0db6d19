import type { FullRecordRow } from '../../records/record.mapper.ts';
import type { RecordHooks } from '../../records/record-hooks.ts';
import { removeInside } from '../../records/remove-record.service.ts';
import { uuidV7 } from '../../shared/random-source.ts';
import { attempted, GONE, heldEntries, resultOf, type Entries } from './entries.ts';
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
  undo: async (context, inside, reading, rows) => {
    const moving: Entries = { context, hooks, inside, reading };
    const before = new Map(rows.map((row) => [row.rowId, row.before]));
    const results: RowResult[] = [];
    for (const { rowId, entry } of await heldEntries(moving, [...before.keys()])) {
      const same = entry?.version === before.get(rowId)?.['version'];
      const reason = !entry ? GONE : same ? await moved(moving, entry, !removed) : '之后又有人改过';
      results.push(resultOf(moving, rowId, entry, reason, 'failed'));
    }
    return results;
  },
});

/** Why an entry was not moved; nothing where it was, or had been already. */
async function moved(
  entries: Entries,
  { id, version, removed_at }: FullRecordRow,
  removed: boolean,
): Promise<string | undefined> {
  if ((removed_at !== null) === removed) return removed ? '已经删除' : '没有被删除';
  const { context, hooks, inside, reading } = entries;
  const saveId = uuidV7(context.clock.now(), context.random);
  return attempted(entries, async () => {
    const removal = { id, removed, baseVersion: version, saveId };
    const outcome = await removeInside(context, hooks, inside, reading.scope, reading.staff, removal);
    return outcome.ok ? undefined : '刚刚有人改过';
  });
}
