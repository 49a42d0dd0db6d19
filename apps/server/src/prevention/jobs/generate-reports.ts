import { HEALTH_REPORT_FORM } from '@gongwei/domain/prevention';
import type { RecordSnapshot } from '@gongwei/domain/forms';
import { maskFor, type JsonObject } from '@gongwei/domain/shared';
import { residentsChanged } from '../../database/cached-by-revision.ts';
import type { Queryable } from '../../database/database.port.ts';
import { parameters, scopeCondition } from '../../database/scope.ts';
import { attempted, GONE, type Entries } from '../../lists/jobs/entries.ts';
import type { JobKind, RowResult } from '../../lists/jobs/job-kind.ts';
import { toSnapshot } from '../../records/record.mapper.ts';
import { recordsOf } from '../../records/records.repository.ts';
import type { RecordHooks } from '../../records/record-hooks.ts';
import { saveInside } from '../../records/save-record.service.ts';
import { uuidV7 } from '../../shared/random-source.ts';
import { minuteOf, todayOf } from '../../shared/server-clock.ts';
import { reportNow } from '../health-report.hook.ts';

type Person = {
  readonly county: string;
  readonly id: string;
  readonly institution: string;
  readonly name: string;
  readonly followed: boolean;
};
const YEAR = '3';

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

type Standing = { readonly id: string; readonly state: string };
const standing = async (
  inside: Queryable,
  { county, id }: Person,
  { period, rangeStart }: JsonObject,
): Promise<Standing | undefined> =>
  (
    await inside.query<Standing>(
      `select id, coalesce(data->>'state', '0') as state from records where county_code = $1 and subject_id = $2 and form_id = $3
         and removed_at is null and data->>'period' = $4 and data->>'rangeStart' = $5 and coalesce(data->>'state', '0') <> '4'`,
      [county, id, HEALTH_REPORT_FORM, String(period), String(rangeStart)],
    )
  )[0];

/** Why the report that stands already is not made anew. */
function inTheWay(known: Standing | undefined, answers: JsonObject): string | undefined {
  if (!known) return undefined;
  if (known.state !== '0') return '这个报告期的报告已经审核，不覆盖';
  return answers['over'] === true ? undefined : '已有草稿';
}

/** Only a year may be told of without a measurement. */
const isEmpty = (report: JsonObject, period: unknown): boolean => report['times'] === 0 && period !== YEAR;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

type Made = { readonly before: JsonObject } | { readonly reason: string };

/** Why no report is made of somebody; else how it is stored: a new one, or a draft that is made anew. */
async function made(entries: Entries, person: Person, answers: JsonObject): Promise<Made> {
  if (!person.followed) return { reason: '不在监测管理中' };
  const known = await standing(entries.inside, person, answers);
  const reason = inTheWay(known, answers);
  if (reason !== undefined) return { reason };
  const days = { period: textOf(answers['period']), rangeStart: textOf(answers['rangeStart']) };
  const report = await reportNow(entries.inside, person, days, known?.id ?? '');
  if (!report || isEmpty(report, days.period)) return { reason: '这段时间没有测量' };
  const stored = known && (await recordsOf(entries.inside, entries.reading.scope, undefined).row(known.id));
  return written(entries, person, stored ? toSnapshot(stored) : undefined, {
    ...{ ...days, doctor: entries.reading.staff.id, state: '0' },
    ...{ conclusion: textOf(report['conclusion']), advice: textOf(report['advice']) },
  });
}

/** A draft that stands keeps what was written into it; its numbers are worked out by the save. */
async function written(
  entries: Entries,
  person: Person,
  base: RecordSnapshot | undefined,
  draft: JsonObject,
): Promise<Made> {
  const { context, inside, reading, hooks } = entries;
  const { scope, staff } = reading;
  const form = context.forms.definition(HEALTH_REPORT_FORM);
  if (!form) return { reason: '没有这张表' };
  const [id, version] = [base?.id ?? uuidV7(context.clock.now(), context.random), base?.version ?? 0];
  const save = {
    ...{ id, formId: HEALTH_REPORT_FORM, formVersion: form.version, subjectId: person.id, baseVersion: version },
    ...{
      occurredOn: todayOf(context.clock),
      saveId: uuidV7(context.clock.now(), context.random),
      reason: '生成健康报告',
    },
    data: { ...(base ? base.data : draft), generatedAt: minuteOf(context.clock) },
  };
  const refused = await attempted(entries, async () => {
    const outcome = await saveInside(hooks, { context, inside, scope, staff, form, save });
    return outcome.ok ? undefined : '刚刚有人改过';
  });
  return refused === undefined ? { before: { report: id, isNew: !base, version: version + 1 } } : { reason: refused };
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
  committed: ({ database }) => residentsChanged(database),
});

async function voided(entries: Entries, { report, isNew, version }: JsonObject): Promise<string | undefined> {
  const { context, inside, reading, hooks } = entries;
  if (isNew !== true) return '原有的草稿已按新的测量重算，不能撤回';
  const row = await recordsOf(inside, reading.scope, undefined).row(String(report));
  const form = context.forms.definition(HEALTH_REPORT_FORM);
  if (!row || !form) return GONE;
  if (row.version !== version) return '之后又有人改过';
  const { data, ...record } = toSnapshot(row);
  const save = {
    ...record,
    data: { ...data, state: '4', stateReason: '撤销生成' },
    baseVersion: row.version,
    saveId: uuidV7(context.clock.now(), context.random),
    reason: '撤销“生成健康报告”',
  };
  return attempted(entries, async () => {
    const outcome = await saveInside(hooks, {
      context,
      inside,
      scope: reading.scope,
      staff: reading.staff,
      form,
      save,
    });
    return outcome.ok ? undefined : '刚刚有人改过';
  });
}
