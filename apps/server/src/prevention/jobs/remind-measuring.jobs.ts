import { addDays, daysBetween, type CalendarDay } from '@gongwei/domain/shared';
import type { Queryable } from '../../database/database.port.ts';
import { countyCodeOf, parameters, scopeCondition } from '../../database/scope.ts';
import type { JobKind, RowResult } from '../../lists/jobs/job-kind.ts';
import { nameFor, skipped } from '../../lists/jobs/job-parts.ts';
import type { ListReader } from '../../lists/source.ts';
import { raiseReminders, type Raised } from '../../reminding/raise-reminders.ts';
import { todayOf } from '../../shared/server-clock.ts';

/** Sheets that put somebody under care at home, and what is measured there. */
const MEASURED: { readonly [form: string]: string } = {
  'blood-pressure-patient': '血压',
  'blood-glucose-patient': '血糖',
};
/** Days within which nobody is reminded of the same again. */
const REST = 7;

type Followed = {
  readonly row_id: string;
  readonly person: string;
  readonly name: string;
  readonly form: string;
  readonly state: string;
  readonly doctor: string | null;
  readonly last: CalendarDay | null;
  readonly reminded: boolean;
};

/** Their people are held, one after the other, so that two who remind at once do not do it twice; then it is asked how they stand. */
async function followed(
  inside: Queryable,
  { scope }: ListReader,
  by: 'id' | 'subject_id',
  ids: readonly string[],
  { forms, today }: { readonly forms: readonly string[]; readonly today: CalendarDay },
): Promise<readonly Followed[]> {
  const into = parameters();
  const reach = scopeCondition(scope, 'p', into);
  const theirs = `from residents p join records c on c.county_code = p.county_code and c.subject_id = p.id and c.removed_at is null
      and c.form_id = any(${into.add([...forms])}::text[]) and c.${by} = any(${into.add([...ids])}::text[])
    where ${reach} and p.status = '1'`;
  await inside.query(
    `select 1 from residents p where p.id in (select p.id ${theirs}) and ${reach} order by p.id for no key update`,
    into.values,
  );
  const since = into.add(addDays(today, 1 - REST));
  return inside.query<Followed>(
    `select c.${by} as row_id, p.id as person, p.name, c.form_id as form, coalesce(c.data ->> 'state', '1') as state,
       (select u.id from users u where u.id = coalesce(nullif(c.data ->> 'responsibleDoctor', ''), p.doctor_id) and u.disabled_at is null) as doctor,
       (select max(x.occurred_on) from records x where x.county_code = p.county_code and x.subject_id = p.id and x.removed_at is null
          and x.form_id = replace(c.form_id, '-patient', '-reading')) as last,
       exists (select 1 from reminders m where m.county_code = p.county_code and m.rule = 'measuring-due' and m.subject_id = p.id || '#' || c.form_id
          and m.due_on >= ${since}) as reminded
     ${theirs} order by p.id, c.form_id`,
    into.values,
  );
}

const whyNot = ({ state, doctor, last, reminded }: Followed, today: CalendarDay): string | undefined => {
  if (state === '2') return '监测暂停中';
  if (state !== '1') return '已移出管理';
  if (last === today) return '今天已经测过';
  if (reminded) return `近 ${REST} 天提醒过`;
  return doctor === null ? '没有在用的责任医生，请先指定' : undefined;
};

const silentFor = (what: string, last: CalendarDay | null, today: CalendarDay): string =>
  last === null ? `还没有测过${what}` : `有 ${daysBetween(last, today)} 天没有测${what}`;

const raisedOf = (one: Followed, countyCode: string, today: CalendarDay): Raised => ({
  ...{ countyCode, rule: 'measuring-due', subjectId: `${one.person}#${one.form}`, residentId: one.person },
  ...{ dueOn: today, recipientId: one.doctor as string },
  facts: { silent: silentFor(MEASURED[one.form] ?? '', one.last, today) },
});

/** 提醒测量: the doctor of each is asked to call, in as many reminders as there are things not measured. */
const remind = (by: 'id' | 'subject_id', forms: readonly string[]): JobKind => ({
  check: async () => ({}),
  act: async (context, inside, reading, rowIds) => {
    const today = todayOf(context.clock);
    const all = await followed(inside, reading, by, rowIds, { forms, today });
    const due = all.filter((one) => whyNot(one, today) === undefined);
    const county = countyCodeOf(reading.scope.institutionCode);
    await raiseReminders(
      inside,
      context.clock.now().toISOString(),
      due.map((one) => raisedOf(one, county, today)),
    );
    return rowIds.map((rowId): RowResult => {
      const own = all.filter((one) => one.row_id === rowId);
      const title = nameFor(reading, own[0]?.name ?? '');
      if (own.some((one) => due.includes(one))) return { rowId, title, outcome: 'done' };
      const [first] = own;
      return skipped(rowId, title, first ? (whyNot(first, today) ?? '') : '已不在监测中，或不在您的管理范围内');
    });
  },
});

/** Asking doctors to remind people who measure at home: by the sheets of a list, or by the people themselves. */
export const REMIND_MEASURING_JOBS: { readonly [job: string]: JobKind } = {
  ...Object.fromEntries(Object.keys(MEASURED).map((form) => [`remind-${form}`, remind('id', [form])])),
  'remind-measuring': remind('subject_id', Object.keys(MEASURED)),
};
