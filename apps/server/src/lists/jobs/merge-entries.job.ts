import type { EntryCommand } from '@gongwei/domain/register';
import type { JsonObject } from '@gongwei/domain/shared';
import type { FullRecordRow } from '../../records/record.mapper.ts';
import type { RecordHooks } from '../../records/record-hooks.ts';
import { recordsOf } from '../../records/records.repository.ts';
import { checkedCommandAnswers } from './command-answers.ts';
import { GONE, heldEntries, resultOf, takenBack, type Entries } from './entries.ts';
import { beforeOf, changed, changedBack, moved, movedBack, type Changes } from './entry-writes.ts';
import type { JobKind, RowResult } from './job-kind.ts';

type Kept = FullRecordRow | undefined;
type Row = Awaited<ReturnType<typeof heldEntries>>[number];

/**
 * 合并重复: the ticked entries become the one that is kept, which takes over what it has no answer to. The others leave the register. Whichever rows of the job
 * come together fill what is missing then; the receipt of the first of them keeps what was filled in, so that many are taken back as few are.
 */
export const mergeEntries = (hooks: RecordHooks, command: EntryCommand): JobKind => ({
  check: (context, reading, answers) => checkedCommandAnswers(context, reading, command, answers),
  act: async (context, inside, reading, rowIds, answers) => {
    const entries: Entries = { context, hooks, inside, reading };
    const keep = String(answers['keep']);
    const rows = await heldEntries(entries, [...new Set([...rowIds, keep])]);
    const kept = rows.find(({ rowId }) => rowId === keep)?.entry;
    const others = rows.filter(({ rowId }) => rowId !== keep);
    const results: RowResult[] = [];
    for (const row of others) results.push(await merged(entries, kept, row));
    const done = results.filter(({ outcome }) => outcome === 'done');
    const { reason, fill } = await filled(entries, command, kept, others, done);
    const [first] = done;
    const receipts = results.map((one) =>
      one === first && fill ? { ...one, before: { ...one.before, fill } as JsonObject } : one,
    );
    if (!rowIds.includes(keep)) return receipts;
    return [...receipts, resultOf(entries, keep, kept, kept ? reason : GONE, 'skipped', {})];
  },
  undo: async (context, inside, reading, rows, answers) => {
    const entries: Entries = { context, hooks, inside, reading };
    const records = recordsOf(inside, reading.scope, reading.staff);
    const unfilled = new Map<string, string>();
    for (const { rowId, before } of rows) {
      if (before['fill'] === undefined) continue;
      const kept = await records.held(String(answers['keep']));
      const reason = kept ? await emptied(entries, command, kept, before['fill'] as JsonObject) : GONE;
      if (reason !== undefined) unfilled.set(rowId, `已恢复；保留的一条没有改回：${reason}`);
    }
    const results = await takenBack(entries, rows, (entry, before) =>
      before['removed'] === true ? movedBack(entries, entry, before['version'], false) : undefined,
    );
    return results.map((one) => {
      const reason = one.outcome === 'done' ? unfilled.get(one.rowId) : undefined;
      return reason === undefined ? one : { ...one, outcome: 'failed', reason };
    });
  },
});

async function merged(entries: Entries, kept: Kept, { rowId, entry }: Row): Promise<RowResult> {
  const fits = kept && kept.removed_at === null && entry?.form_id === kept.form_id;
  const reason = !entry ? GONE : fits ? await moved(entries, entry, true) : '要保留的一条已不在';
  const before = { version: (entry?.version ?? 0) + 1, removed: true };
  return resultOf(entries, rowId, entry, reason, 'skipped', before);
}

/** Gives the kept entry what the merged ones have and it has not. `fill`: how to take that back; `reason`: why nothing was merged into it. */
async function filled(
  entries: Entries,
  { label }: EntryCommand,
  kept: Kept,
  others: readonly Row[],
  done: readonly RowResult[],
): Promise<{ readonly reason?: string; readonly fill?: JsonObject }> {
  if (!kept || done.length === 0) return { reason: '没有并入别的条目' };
  const given = missingIn(
    kept,
    others.filter(({ rowId }) => done.some((one) => one.rowId === rowId)),
  );
  if (Object.keys(given).length === 0) return {};
  const titles = done.map(({ title }) => title).join('、');
  const reason = await changed(entries, kept, given, `${label}：并入 ${titles}`.slice(0, 200));
  return reason === undefined ? { fill: beforeOf(kept, given) } : { reason };
}

function missingIn(kept: FullRecordRow, others: readonly Row[]): Changes {
  const given: { [field: string]: Changes[string] } = {};
  for (const { entry } of others)
    for (const [field, value] of Object.entries(entry?.data ?? {}))
      if (kept.data[field] === undefined) given[field] ??= value;
  return given;
}

/** Takes back one filling. Others of merges came after it and touched only what it left empty; what a person changed since stays. */
async function emptied(
  entries: Entries,
  { label }: EntryCommand,
  kept: FullRecordRow,
  fill: JsonObject,
): Promise<string | undefined> {
  const { inside, reading } = entries;
  const history = await recordsOf(inside, reading.scope, reading.staff).history(kept.id);
  const later = history?.versions.filter(({ version }) => version > Number(fill['version'])) ?? [];
  const ours = later.every(({ reason = '' }) => reason.startsWith(`${label}：并入`) || reason === `撤销“${label}”`);
  return changedBack(entries, kept, ours ? { ...fill, version: kept.version } : fill, label);
}
