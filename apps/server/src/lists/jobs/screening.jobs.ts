import { SCREENING_VERDICT, screeningAfter, type ScreeningEvent } from '@gongwei/domain/chronic';
import type { Answers } from '@gongwei/domain/forms';
import { maskFor, type JsonObject } from '@gongwei/domain/shared';
import { residentsChanged } from '../../database/cached-by-revision.ts';
import { toSnapshot, type FullRecordRow } from '../../records/record.mapper.ts';
import type { RecordHooks } from '../../records/record-hooks.ts';
import { recordsOf } from '../../records/records.repository.ts';
import { saveInside } from '../../records/save-record.service.ts';
import { httpFailure } from '../../shared/http-failure.ts';
import { uuidV7 } from '../../shared/random-source.ts';
import { todayOf } from '../../shared/server-clock.ts';
import { attempted, GONE, type Entries } from './entries.ts';
import type { JobKind, RowResult } from './job-kind.ts';

const FORMS: readonly string[] = ['hypertension-screening', 'diabetes-screening'];
const MOST_WORDS = 200;

const verdictOf = (data: JsonObject): JsonObject =>
  Object.fromEntries(SCREENING_VERDICT.map((key) => [key, data[key] ?? null]));

/** Saves a sheet with another verdict, as if it had been typed. Why not, where it could not be. */
function judged(entries: Entries, sheet: FullRecordRow, verdict: JsonObject, reason: string) {
  const { context, inside, reading, hooks } = entries;
  const form = context.forms.definition(sheet.form_id);
  if (!form) return Promise.resolve('没有这张表');
  const { data, ...record } = toSnapshot(sheet);
  const answers: Answers = Object.fromEntries(
    Object.entries({ ...data, ...verdict }).flatMap(([key, value]) => (value === null ? [] : [[key, value]])),
  );
  return attempted(entries, async () => {
    const saveId = uuidV7(context.clock.now(), context.random);
    const save = { ...record, data: answers, baseVersion: sheet.version, saveId, reason };
    const { scope, staff } = reading;
    const outcome = await saveInside(hooks, { context, inside, scope, staff, form, save });
    return outcome.ok ? undefined : '刚刚有人改过';
  });
}

type Acted = { readonly before: JsonObject } | { readonly reason: string };

/** Does the same to each of these sheets. They are not held beforehand: a save holds the person first, and a stale one is told. */
async function onEachSheet(
  entries: Entries,
  rowIds: readonly string[],
  otherwise: 'skipped' | 'failed',
  act: (sheet: FullRecordRow) => Promise<Acted>,
): Promise<readonly RowResult[]> {
  const { inside, reading } = entries;
  const records = recordsOf(inside, reading.scope, undefined);
  const results: RowResult[] = [];
  for (const rowId of rowIds.toSorted()) {
    const row = await records.row(rowId);
    const sheet = row && FORMS.includes(row.form_id) && row.removed_at === null ? row : undefined;
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

const text = (answers: JsonObject, key: string): string => {
  const { [key]: value } = answers;
  return typeof value === 'string' ? value.trim().slice(0, MOST_WORDS) : '';
};

/** An event of screening sheets. `eventOf`: with its answers, of who does it today. */
const screeningJob = (
  hooks: RecordHooks,
  label: string,
  check: (answers: JsonObject) => JsonObject,
  eventOf: (answers: JsonObject, by: string, on: ReturnType<typeof todayOf>) => ScreeningEvent,
): JobKind => ({
  check: async (_context, _reading, answers) => {
    const reason = text(answers, 'reason');
    if (reason === '') throw httpFailure(422, { code: 'list.answers', message: `请填写${label}的理由` });
    return { ...check(answers), reason };
  },
  act: (context, inside, reading, rowIds, answers) => {
    const entries: Entries = { context, hooks, inside, reading };
    const event = eventOf(answers, reading.staff.id, todayOf(context.clock));
    return onEachSheet(entries, rowIds, 'skipped', async (sheet) => {
      const after = screeningAfter(sheet.data, event);
      if (!after.ok) return { reason: after.failure };
      const refused = await judged(entries, sheet, after.value, `${label}：${text(answers, 'reason')}`);
      if (refused !== undefined) return { reason: refused };
      return { before: { version: sheet.version + 1, verdict: verdictOf(sheet.data) } };
    });
  },
  undo: (context, inside, reading, rows) => {
    const entries: Entries = { context, hooks, inside, reading };
    const before = new Map(rows.map((row) => [row.rowId, row.before]));
    return onEachSheet(entries, [...before.keys()], 'failed', async (sheet) => {
      const { version, verdict } = before.get(sheet.id) ?? {};
      if (sheet.version !== version) return { reason: '之后又有人改过' };
      const refused = await judged(entries, sheet, verdict as JsonObject, `撤销“${label}”`);
      return refused === undefined ? { before: {} } : { reason: refused };
    });
  },
  committed: ({ database }) => residentsChanged(database),
});

/** 排除 and 重新核实 of people found with a raised blood pressure or glucose. */
export const screeningJobs = (hooks: RecordHooks): { readonly [job: string]: JobKind } => ({
  'exclude-suspects': screeningJob(
    hooks,
    '排除',
    ({ result }) => {
      if (result !== '3' && result !== '4') throw httpFailure(422, { code: 'list.answers', message: '请选择核实结果' });
      return { result };
    },
    (answers, by, on) => ({
      type: 'EXCLUDE',
      result: answers['result'] === '4' ? '4' : '3',
      reason: text(answers, 'reason'),
      by,
      on,
    }),
  ),
  'reopen-suspects': screeningJob(
    hooks,
    '重新核实',
    () => ({}),
    () => ({ type: 'REOPEN' }),
  ),
});
