import type { HomeSummary } from '@gongwei/domain/analytics';
import { planTitle, visitsADay, type Programme } from '@gongwei/domain/plans';
import {
  addDays,
  calendarDay,
  daysBetween,
  daysInMonth,
  fullYears,
  maskFor,
  partsOf,
  type CalendarDay,
} from '@gongwei/domain/shared';
import type { Queryable } from '../database/database.port.ts';
import {
  countyCodeOf,
  isCountyWide,
  parameters,
  scopeCondition,
  type Parameters,
  type Scope,
} from '../database/scope.ts';
import { unlessTold } from '../privacy/birth-days.ts';
import type { HomeOf } from './home-summary.query.ts';

const SHOWN = 8;
/** What is late by no more days, or due soon, stands first: it can be done on the next round. Then what is older, the newest first; then what has time. */
const [BACKLOG_AFTER_DAYS, SOON_DAYS] = [90, 7];

/** Plans of a doctor: whom a visit was handed to, else who the card names, else whose the person is. Whom that may concern is found first. */
function ofDoctor(doctor: string, scope: Scope, into: Parameters): string {
  const county = { institutionCode: countyCodeOf(scope.institutionCode) };
  const people = [
    ['residents', 'id'] as const,
    ['plans', 'resident_id'] as const,
    ['plan_doctors', 'resident_id'] as const,
  ]
    .map(
      ([table, id]) =>
        `select o.county_code, o.${id} from ${table} o where ${scopeCondition(county, 'o', into)} and o.doctor_id = ${doctor}`,
    )
    .join(' union all ');
  return `coalesce(t.doctor_id, p.doctor_id, r.doctor_id) = ${doctor} and (p.county_code, p.resident_id) in (${people})`;
}

type Round = Pick<HomeSummary, 'round' | 'worklist'>;
type Row = {
  readonly resident_id: string;
  readonly name: string;
  readonly birth_date: CalendarDay;
  readonly programme: Programme;
  readonly what: string;
  readonly form_id: string;
  readonly due_on: CalendarDay | null;
};

const monthEnd = (today: CalendarDay): CalendarDay => {
  const { year, month } = partsOf(today);
  return calendarDay(year, month, daysInMonth(year, month));
};

/** What there is to visit: the user's own visits, or, where there are none, those of the institution. */
export async function todaysRound(database: Queryable, home: HomeOf): Promise<Round> {
  const own = await roundOf(database, home, true);
  return own.round.due + own.round.overdue > 0 ? own : roundOf(database, home, false);
}

async function roundOf(
  database: Queryable,
  { scope, userId, reader, today, visits }: HomeOf,
  mine: boolean,
): Promise<Round> {
  const into = parameters();
  const doctors =
    'left join plan_doctors t on t.county_code = p.county_code and t.resident_id = p.resident_id and t.programme = p.programme';
  // Who is cared for because of a severe mental disorder, their own doctor sees here and nobody else.
  const whose = mine ? ofDoctor(into.add(userId), scope, into) : `p.programme <> 'psychosis'`;
  const which = visits === undefined ? '' : ` and p.form_id = any(${into.add(visits)})`;
  // A plan is written with its person: of a whole county nobody needs to be looked up to count them.
  const reach = isCountyWide(scope) ? scopeCondition(scope, 'p', into) : scopeCondition(scope, 'r', into);
  const where = `where ${reach} and p.state in ('due', 'overdue') and ${whose}${which}`;
  const person = 'join residents r on r.county_code = p.county_code and r.id = p.resident_id';
  const beside = mine ? `${person} ${doctors}` : isCountyWide(scope) ? '' : person;
  const count = { due: 0, overdue: 0 };
  let thisMonth = 0;
  for (const row of await database.query<{ state: 'due' | 'overdue'; count: number; month: number }>(
    `select p.state, count(*)::int as count, (count(*) filter (where p.due_on <= '${monthEnd(today)}'))::int as month
     from plans p ${beside} ${where} group by 1`,
    into.values,
  )) {
    count[row.state] = row.count;
    thisMonth += row.month;
  }
  const owed = count.due + count.overdue;
  // What is told without its day comes last: its place among the others would tell it.
  const day = reader === 'looks' ? unlessTold('p.programme', 'p.due_on') : 'p.due_on';
  const [since, soon] = [into.add(addDays(today, -BACKLOG_AFTER_DAYS)), into.add(addDays(today, SOON_DAYS))];
  const stretches = [
    `${day} between ${since} and ${soon} order by ${day}`,
    `${day} < ${since} order by ${day} desc`,
    `(${day} > ${soon} or ${day} is null) order by ${day} nulls last`,
  ];
  const rows: Row[] = [];
  for (const stretch of stretches) {
    const left = Math.min(owed, SHOWN) - rows.length;
    if (left <= 0) break;
    rows.push(
      ...(await database.query<Row>(
        // Every statement names both days: a value that none names has no type.
        `select p.resident_id, r.name, r.birth_date, p.programme, p.what, p.form_id, ${day} as due_on
         from plans p ${mine ? beside : person} ${where} and ${since}::date < ${soon}::date and ${stretch}, p.resident_id, p.id limit ${left}`,
        into.values,
      )),
    );
  }
  // What has time until a later month is no load of this one.
  const aDay = visitsADay(thisMonth, today);
  return {
    round: { mine, ...count, ...(aDay !== undefined && { aDay }) },
    worklist: rows.map((row) => ({
      residentId: row.resident_id,
      name: maskFor(reader, 'person-name', row.name) ?? '',
      age: fullYears(row.birth_date, today),
      title: planTitle(row.programme, row.what),
      formId: row.form_id,
      ...(row.due_on !== null && {
        dueOn: row.due_on,
        overdueDays: Math.max(0, daysBetween(row.due_on, today)),
      }),
    })),
  };
}
