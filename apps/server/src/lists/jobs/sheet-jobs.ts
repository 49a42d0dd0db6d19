import type { Answers, RecordSave } from '@gongwei/domain/forms';
import { maskFor, type CalendarDay, type JsonObject, type Result } from '@gongwei/domain/shared';
import type { Queryable } from '../../database/database.port.ts';
import { toSnapshot, type FullRecordRow } from '../../records/record.mapper.ts';
import type { RecordHooks } from '../../records/record-hooks.ts';
import { recordsOf } from '../../records/records.repository.ts';
import { saveInside } from '../../records/save-record.service.ts';
import { uuidV7 } from '../../shared/random-source.ts';
import { minuteOf, todayOf } from '../../shared/server-clock.ts';
import { attempted, GONE, type Entries } from './entries.ts';
import type { JobKind, RowResult } from './job-kind.ts';

/** Something done to residents' sheets besides typing: some answers become others, as a rule of the domain says. */
export type SheetCommand = {
  /** As the button says it; the history begins with it. */
  readonly label: string;
  readonly forms: readonly string[];
  /** Answers it may change: what they were is kept for taking it back. */
  readonly keys: readonly string[];
  readonly check: JobKind['check'];
  /** What other sheets say of it: added to the answers that were given. */
  readonly known?: (inside: Queryable, sheet: FullRecordRow, answers: JsonObject) => Promise<JsonObject>;
  /** The answers after it, `null` for what is not answered any more; why not, where it cannot be done. */
  readonly after: (sheet: FullRecordRow, answers: JsonObject, who: Doer) => Result<JsonObject, string>;
  /** What else stands against it that only the database knows. */
  readonly against?: (inside: Queryable, sheet: FullRecordRow, answers: JsonObject) => Promise<string | undefined>;
  /** Why it was done, in words, for the history. */
  readonly told: (answers: JsonObject) => string;
};
/** Who does it, on which day and, as a sheet holds it, in which minute in China. */
export type Doer = { readonly by: string; readonly today: CalendarDay; readonly at: string };

/** Saves a sheet as if it had been typed. Why not, where it could not be: nothing of it stays then. */
export async function saveSheet(entries: Entries, sheet: Omit<RecordSave, 'saveId'>): Promise<string | undefined> {
  const { context, inside, reading, hooks } = entries;
  const form = context.forms.definition(sheet.formId);
  if (!form) return '没有这张表';
  return attempted(entries, async () => {
    const save = { ...sheet, saveId: uuidV7(context.clock.now(), context.random) };
    const { scope, staff } = reading;
    const outcome = await saveInside(hooks, { context, inside, scope, staff, form, save });
    return outcome.ok ? undefined : '刚刚有人改过';
  });
}

/** Saves a stored sheet with other answers, `null` for what is not answered any more. Why not, where it could not be. */
export function changeSheet(entries: Entries, sheet: FullRecordRow, changed: JsonObject, reason: string) {
  const { data, ...record } = toSnapshot(sheet);
  const answers: Answers = Object.fromEntries(
    Object.entries({ ...data, ...changed }).flatMap(([key, value]) => (value === null ? [] : [[key, value]])),
  );
  return saveSheet(entries, { ...record, data: answers, baseVersion: sheet.version, reason });
}

type Acted = { readonly before: JsonObject } | { readonly reason: string };

/** Does the same to each of these sheets. They are not held beforehand: a save holds the person first, and a stale one is told. */
async function onEachSheet(
  entries: Entries,
  forms: readonly string[],
  rowIds: readonly string[],
  otherwise: 'skipped' | 'failed',
  act: (sheet: FullRecordRow) => Promise<Acted>,
): Promise<readonly RowResult[]> {
  const { inside, reading } = entries;
  const records = recordsOf(inside, reading.scope, undefined);
  const results: RowResult[] = [];
  for (const rowId of rowIds.toSorted()) {
    const row = await records.row(rowId);
    const sheet = row && forms.includes(row.form_id) && row.removed_at === null ? row : undefined;
    const done: Acted = sheet ? await act(sheet) : { reason: GONE };
    const title = sheet ? await nameOf(entries, sheet) : '';
    results.push({ rowId, title, outcome: 'before' in done ? 'done' : otherwise, ...done });
  }
  return results;
}

async function nameOf({ inside, reading }: Entries, { subject_id, county_code }: FullRecordRow): Promise<string> {
  const [person] = await inside.query<{ name: string }>(
    'select name from residents where county_code = $1 and id = $2',
    [county_code, subject_id],
  );
  return person ? (maskFor(reading.reader, 'person-name', person.name) ?? '') : '';
}

/** The job of a command, with receipts and undo: taken back only while nobody has saved the sheet since. */
export const sheetJob = (hooks: RecordHooks, command: SheetCommand): JobKind => ({
  check: command.check,
  act: (context, inside, reading, rowIds, answers) => {
    const entries: Entries = { context, hooks, inside, reading };
    const who = { by: reading.staff.id, today: todayOf(context.clock), at: minuteOf(context.clock) };
    return onEachSheet(entries, command.forms, rowIds, 'skipped', async (sheet) => {
      const known = await command.known?.(inside, sheet, answers);
      const after = command.after(sheet, { ...answers, ...known }, who);
      if (!after.ok) return { reason: after.failure };
      const against = await command.against?.(inside, sheet, answers);
      if (against !== undefined) return { reason: against };
      const refused = await changeSheet(entries, sheet, after.value, `${command.label}：${command.told(answers)}`);
      if (refused !== undefined) return { reason: refused };
      const was = Object.fromEntries(command.keys.map((key) => [key, sheet.data[key] ?? null]));
      return { before: { version: sheet.version + 1, was } };
    });
  },
  undo: (context, inside, reading, rows) => {
    const entries: Entries = { context, hooks, inside, reading };
    const before = new Map(rows.map((row) => [row.rowId, row.before]));
    return onEachSheet(entries, command.forms, [...before.keys()], 'failed', async (sheet) => {
      const { version, was, verdict } = before.get(sheet.id) ?? {};
      if (sheet.version !== version) return { reason: '之后又有人改过' };
      // `verdict`: as receipts of earlier versions call it.
      const refused = await changeSheet(entries, sheet, (was ?? verdict) as JsonObject, `撤销“${command.label}”`);
      return refused === undefined ? { before: {} } : { reason: refused };
    });
  },
});
