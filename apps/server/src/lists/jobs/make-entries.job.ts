import { changesOf, reasonOf, type EntryCommand } from '@gongwei/domain/register';
import type { JsonObject } from '@gongwei/domain/shared';
import type { FullRecordRow } from '../../records/record.mapper.ts';
import type { RecordHooks } from '../../records/record-hooks.ts';
import { recordsOf } from '../../records/records.repository.ts';
import { checkedCommandAnswers, placesIn } from './command-answers.ts';
import { GONE, heldEntries, resultOf, type Entries } from './entries.ts';
import { added, beforeOf, changed, changedBack, movedBack, refusal, type Changes } from './entry-writes.ts';
import type { JobKind, RowResult } from './job-kind.ts';

/** What a command made of an entry: new entries, and such as were brought in step, with what they were. */
type Made = {
  readonly added: readonly string[];
  readonly changed: readonly { readonly id: string; readonly before: JsonObject }[];
};

/** 复制 and 下发: new entries with the answers of another one, where one works or at institutions below. Taken back they are taken out again. */
export const makeEntries = (hooks: RecordHooks, command: EntryCommand): JobKind => ({
  check: (context, reading, answers) => checkedCommandAnswers(context, reading, command, answers),
  act: async (context, inside, reading, rowIds, answers) => {
    const entries: Entries = { context, hooks, inside, reading };
    const places = command.makes === 'hand-down' ? placesIn(answers) : [reading.scope.institutionCode];
    const results: RowResult[] = [];
    for (const { rowId, entry } of await heldEntries(entries, rowIds)) {
      const refused = entry ? refusal(entries, command, entry) : GONE;
      if (!entry || refused !== undefined) results.push(resultOf(entries, rowId, entry, refused, 'skipped'));
      else results.push(await madeOf(entries, command, entry, places, answers));
    }
    return results;
  },
  undo: async (context, inside, reading, rows) => {
    const entries: Entries = { context, hooks, inside, reading };
    const results: RowResult[] = [];
    for (const { rowId, before } of rows.toSorted((one, other) => (one.rowId < other.rowId ? -1 : 1))) {
      const entry = await recordsOf(inside, reading.scope, reading.staff).row(rowId);
      const reason = await withdrawn(entries, command, before as unknown as Made);
      results.push(resultOf(entries, rowId, entry, reason, 'failed'));
    }
    return results;
  },
});

async function madeOf(
  entries: Entries,
  command: EntryCommand,
  entry: FullRecordRow,
  places: readonly string[],
  answers: JsonObject,
): Promise<RowResult> {
  const data: Changes = { ...entry.data, ...changesOf(command, entry.data, answers) };
  const reason = reasonOf(command, answers);
  const made: { added: string[]; changed: { id: string; before: JsonObject }[] } = { added: [], changed: [] };
  const refusals: string[] = [];
  for (const institution of places) {
    if (command.makes === 'hand-down' && institution === entry.institution_code) continue;
    const one = await added(entries, { formId: entry.form_id, institution, data }, reason);
    if ('id' in one) {
      made.added.push(one.id);
      continue;
    }
    const known = command.makes === 'hand-down' ? await handedDown(entries, command, one.existingId) : undefined;
    const trouble = known ? await changed(entries, known, data, reason) : one.reason;
    if (known && trouble === undefined) made.changed.push({ id: known.id, before: beforeOf(known, data) });
    else refusals.push(known || one.existingId === undefined ? String(trouble) : OWN);
  }
  const done = made.added.length + made.changed.length;
  const why = done > 0 ? undefined : (refusals[0] ?? '没有可以下发的机构');
  const result = resultOf(entries, entry.id, entry, why, 'skipped', made as unknown as JsonObject);
  return command.makes === 'hand-down' && done > 0 ? { ...result, reason: toldOf(done, refusals) } : result;
}

const OWN = '下级已自定义，未动';

const toldOf = (done: number, refusals: readonly string[]): string =>
  [`下发到 ${done} 个机构`, ...(refusals.length > 0 ? [`${refusals.length} 个未动：${refusals[0]}`] : [])].join('，');

/** An entry that is as it was handed down: nobody there has changed it since. */
async function handedDown(
  { inside, reading }: Entries,
  { label }: EntryCommand,
  id: string | undefined,
): Promise<FullRecordRow | undefined> {
  if (id === undefined) return undefined;
  const records = recordsOf(inside, reading.scope, reading.staff);
  const entry = await records.held(id);
  const history = entry && (await records.history(id));
  const untouched = history?.versions.every(({ reason }) => reason === label || reason === `撤销“${label}”`);
  return untouched ? entry : undefined;
}

/** Why not all of it was taken back; nothing where it was. What was changed since stays. */
async function withdrawn(entries: Entries, { label }: EntryCommand, made: Made): Promise<string | undefined> {
  const records = recordsOf(entries.inside, entries.reading.scope, entries.reading.staff);
  let reason: string | undefined;
  for (const id of made.added) {
    const entry = await records.held(id);
    reason = (entry ? await movedBack(entries, entry, 1, true) : GONE) ?? reason;
  }
  for (const { id, before } of made.changed) {
    const entry = await records.held(id);
    reason = (entry ? await changedBack(entries, entry, before, label) : GONE) ?? reason;
  }
  return reason;
}
