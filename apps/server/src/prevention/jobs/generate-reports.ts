import type { Answers } from '@gongwei/domain/forms';
import { HEALTH_REPORT_FORM } from '@gongwei/domain/prevention';
import { maskFor, type JsonObject } from '@gongwei/domain/shared';
import { parameters, scopeCondition } from '../../database/scope.ts';
import { GONE, type Entries } from '../../lists/jobs/entries.ts';
import type { JobKind, RowResult } from '../../lists/jobs/job-kind.ts';
import { changeSheet, saveSheet } from '../../lists/jobs/sheet-jobs.ts';
import { recordsOf } from '../../records/records.repository.ts';
import type { RecordHooks } from '../../records/record-hooks.ts';
import { uuidV7 } from '../../shared/random-source.ts';
import { minuteOf, todayOf } from '../../shared/server-clock.ts';
import { reportNow } from '../health-report.hook.ts';
import { standingReport, type StandingReport } from '../standing-report.query.ts';

type Person = {
  readonly county: string;
  readonly id: string;
  readonly institution: string;
  readonly name: string;
  readonly followed: boolean;
};
const YEAR = '3';
const GENERATED = '生成健康报告';

/** The person as they are now, and whether they are followed at home; nothing where they are not within reach. */
async function personOf({ inside, reading }: Entries, id: string): Promise<Person | undefined> {
  const into = parameters();
  const condition = `${scopeCondition(reading.scope, 'r', into)} and r.id = ${into.add(id)}`;
  const [person] = await inside.query<Person>(
    `select r.county_code as county, r.id, r.institution_code as institution, r.name, r.status = '1' and exists (
       select 1 from records p where p.county_code = r.county_code and p.subject_id = r.id and p.removed_at is null
         and p.form_id in ('blood-pressure-patient', 'blood-glucose-patient') and coalesce(p.data->>'state', '1') <> '3') as followed
     from residents r where ${condition} for update`,
    into.values,
  );
  return person;
}

/** Why the report that stands already is not made anew. */
function inTheWay(known: StandingReport | undefined, answers: JsonObject): string | undefined {
  if (!known) return undefined;
  if (known.state !== '0') return '这个报告期的报告已经审核，不覆盖';
  return answers['over'] === true ? undefined : '已有草稿';
}

/** Only a year may be told of without a measurement. */
const isEmpty = (report: JsonObject, period: unknown): boolean => report['times'] === 0 && period !== YEAR;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

type Made = { readonly before: JsonObject } | { readonly reason: string };

/**
 * Why no report is made of somebody; else how it is stored: a new one, or a draft that is made anew. `answers`: of which days (`period`,
 * `rangeStart`), whether over a draft (`over`), and whose it is (`doctor`) where that is not who asks.
 */
async function made(entries: Entries, person: Person, answers: JsonObject): Promise<Made> {
  if (!person.followed) return { reason: '不在监测管理中' };
  const known = await standingReport(entries.inside, person, answers);
  const reason = inTheWay(known, answers);
  if (reason !== undefined) return { reason };
  const days = { period: textOf(answers['period']), rangeStart: textOf(answers['rangeStart']) };
  const report = await reportNow(entries.inside, person, days, known?.id ?? '');
  if (!report || isEmpty(report, days.period)) return { reason: '这段时间没有测量' };
  return written(entries, person, known, {
    ...{ ...days, doctor: textOf(answers['doctor']) || entries.reading.staff.id, state: '0' },
    ...{ conclusion: textOf(report['conclusion']), advice: textOf(report['advice']) },
  });
}

/** A draft that stands keeps what was written into it; its numbers are worked out by the save. */
async function written(
  entries: Entries,
  person: Person,
  known: StandingReport | undefined,
  draft: Answers,
): Promise<Made> {
  const { clock, random, forms } = entries.context;
  const row = known && (await recordsOf(entries.inside, entries.reading.scope, undefined).row(known.id));
  const [id, generatedAt] = [row?.id ?? uuidV7(clock.now(), random), minuteOf(clock)];
  const formVersion = forms.definition(HEALTH_REPORT_FORM)?.version ?? 1;
  const refused = row
    ? await changeSheet(entries, row, { generatedAt }, GENERATED)
    : await saveSheet(entries, {
        ...{ id, formId: HEALTH_REPORT_FORM, formVersion, subjectId: person.id, occurredOn: todayOf(clock) },
        ...{ data: { ...draft, generatedAt }, baseVersion: 0, reason: GENERATED },
      });
  return refused === undefined
    ? { before: { report: id, isNew: !row, version: (row?.version ?? 0) + 1 } }
    : { reason: refused };
}

/** Drafts a report of somebody for these days, if there never was one: what was discarded or removed stays so. */
export async function draftReport(
  entries: Entries,
  id: string,
  answers: { readonly period: string; readonly rangeStart: string; readonly doctor: string },
): Promise<boolean> {
  const person = await personOf(entries, id);
  if (!person) return false;
  const known = await entries.inside.query(
    `select 1 as known from records where county_code = $1 and subject_id = $2 and form_id = $3 and data->>'period' = $4
       and data->>'rangeStart' = $5 limit 1`,
    [person.county, person.id, HEALTH_REPORT_FORM, answers.period, answers.rangeStart],
  );
  return known.length === 0 && 'before' in (await made(entries, person, answers));
}

const nameFor = ({ reading }: Entries, person: Person | undefined): string =>
  person ? (maskFor(reading.reader, 'person-name', person.name) ?? '') : '';

/** Makes a draft for each person; taken back it is void, while nobody has worked on it. */
export const generateReports = (hooks: RecordHooks, check: JobKind['check']): JobKind => ({
  check,
  act: async (context, inside, reading, rowIds, answers) => {
    const entries: Entries = { context, hooks, inside, reading };
    const results: RowResult[] = [];
    for (const rowId of rowIds.toSorted()) {
      const person = await personOf(entries, rowId);
      const done = person ? await made(entries, person, answers) : { reason: GONE };
      results.push({ rowId, title: nameFor(entries, person), outcome: 'before' in done ? 'done' : 'skipped', ...done });
    }
    return results;
  },
  undo: async (context, inside, reading, rows) => {
    const entries: Entries = { context, hooks, inside, reading };
    const results: RowResult[] = [];
    for (const { rowId, before } of rows.toSorted((a, b) => (a.rowId < b.rowId ? -1 : 1))) {
      const person = await personOf(entries, rowId);
      const reason = person ? await voided(entries, before) : GONE;
      results.push({
        rowId,
        title: nameFor(entries, person),
        outcome: reason === undefined ? 'done' : 'failed',
        ...(reason === undefined ? { before: {} } : { reason }),
      });
    }
    return results;
  },
});

async function voided(entries: Entries, { report, isNew, version }: JsonObject): Promise<string | undefined> {
  if (isNew !== true) return '原有的草稿已按新的测量重算，不能撤回';
  const row = await recordsOf(entries.inside, entries.reading.scope, undefined).row(String(report));
  if (!row) return GONE;
  if (row.version !== version) return '之后又有人改过';
  return changeSheet(entries, row, { state: '4', stateReason: '撤销生成' }, `撤销“${GENERATED}”`);
}
