import type { HomeSummary } from '@gongwei/domain/analytics';
import { addDays, addYears, type CalendarDay, type Reader } from '@gongwei/domain/shared';
import type { Queryable } from '../database/database.port.ts';
import { parameters, scopeCondition, type Scope } from '../database/scope.ts';
import { cachedByRevision } from '../database/cached-by-revision.ts';
import { DUE_SOON_DAYS, FOLLOW_UP_FORMS } from '../resident/follow-up.rules.ts';
import { todaysRound } from './todays-round.query.ts';

type Figures = { total: number; elderly: number; hypertension: number; diabetes: number; due: number; overdue: number };
type CheckUps = { readonly thisYear: number; readonly elderlyThisYear: number; readonly byMonth: readonly number[] };
type Month = { month: number; count: number; elderly: number };

/** Whose home page it is, and for which institution. */
export type HomeOf = {
  readonly scope: Scope;
  readonly userId: string;
  readonly reader: Reader;
  readonly today: CalendarDay;
  /** Only visits of these sheets stand on the page; all where nothing is said. */
  readonly visits?: readonly string[] | undefined;
};

/** The home page's figures: residents in care, and follow-ups waiting. */
export async function homeSummary(database: Queryable, home: HomeOf): Promise<HomeSummary> {
  const { scope, userId, reader, today, visits } = home;
  const figures = await cachedByRevision(
    database,
    scope.institutionCode,
    JSON.stringify(['figures', scope, today]),
    () => residentFigures(database, scope, today),
  );
  return {
    on: today,
    residents: {
      total: figures.total,
      elderly: figures.elderly,
      hypertension: figures.hypertension,
      diabetes: figures.diabetes,
    },
    mine: await cachedByRevision(database, scope.institutionCode, JSON.stringify(['mine', scope, userId, today]), () =>
      ownFigures(database, scope, userId, today),
    ),
    followUps: {
      due: figures.due,
      overdue: figures.overdue,
      doneThisMonth: await doneThisMonth(database, scope, today),
    },
    ...(await cachedByRevision(
      database,
      scope.institutionCode,
      JSON.stringify(['round', scope, userId, reader, today, visits]),
      () => todaysRound(database, home),
    )),
  };
}

/** Check-ups of the calendar year until today, those of people of 65 and over among them, and by month. */
export async function checkUpsOfYear(
  database: Queryable,
  { scope, today }: Pick<HomeOf, 'scope' | 'today'>,
): Promise<CheckUps> {
  const months = await checkUpMonths(database, scope, today);
  const byMonth = Array.from({ length: 12 }, (_, index) => months.find(({ month }) => month === index + 1)?.count ?? 0);
  return {
    thisYear: byMonth.reduce((sum, count) => sum + count, 0),
    elderlyThisYear: months.reduce((sum, { elderly }) => sum + elderly, 0),
    byMonth,
  };
}

async function residentFigures(database: Queryable, scope: Scope, today: CalendarDay): Promise<Figures> {
  const into = parameters();
  const condition = scopeCondition(scope, 'r', into);
  const day = into.add(today);
  const soon = into.add(addDays(today, DUE_SOON_DAYS));
  const elderly = into.add(addYears(today, -65));
  const [row] = await database.query<Figures>(
    `select count(*) as total, count(*) filter (where r.birth_date <= ${elderly}) as elderly,
       count(*) filter (where 'hypertension' = any(r.conditions)) as hypertension, count(*) filter (where 'diabetes' = any(r.conditions)) as diabetes,
       count(*) filter (where r.next_follow_up_on between ${day} and ${soon}) as due, count(*) filter (where r.next_follow_up_on < ${day}) as overdue
     from residents r where ${condition} and r.status = '1'`,
    into.values,
  );
  return row as Figures;
}

/** Those whose responsible doctor the user is. */
async function ownFigures(
  database: Queryable,
  scope: Scope,
  userId: string,
  today: CalendarDay,
): Promise<HomeSummary['mine']> {
  const into = parameters();
  const condition = scopeCondition(scope, 'r', into);
  const [day, soon] = [into.add(today), into.add(addDays(today, DUE_SOON_DAYS))];
  const [row] = await database.query<HomeSummary['mine']>(
    `select count(*) as residents, count(*) filter (where r.next_follow_up_on between ${day} and ${soon}) as due,
       count(*) filter (where r.next_follow_up_on < ${day}) as overdue
     from residents r where ${condition} and r.status = '1' and r.doctor_id = ${into.add(userId)}`,
    into.values,
  );
  return row as HomeSummary['mine'];
}

/** As an index of sheets by their form has it, in which they are counted. */
const STANDING = `c.subject_kind = 'resident' and c.removed_at is null`;

async function checkUpMonths(database: Queryable, scope: Scope, today: CalendarDay): Promise<readonly Month[]> {
  const into = parameters();
  const condition = scopeCondition(scope, 'c', into);
  // Whoever was 65 then is now: the others need not be looked up.
  return database.query<Month>(
    `select extract(month from c.occurred_on)::int as month, count(*) as count,
       count(*) filter (where r.birth_date <= c.occurred_on - interval '65 years') as elderly
     from records c left join residents r on r.county_code = c.county_code and r.id = c.subject_id and r.birth_date <= ${into.add(addYears(today, -65))}
     where ${condition} and ${STANDING} and c.form_id = 'health-check-up' and c.occurred_on between ${into.add(`${today.slice(0, 4)}-01-01`)} and ${into.add(today)}
     group by 1`,
    into.values,
  );
}

async function doneThisMonth(database: Queryable, scope: Scope, today: CalendarDay): Promise<number> {
  const into = parameters();
  const condition = scopeCondition(scope, 'c', into);
  const [row] = await database.query<{ count: number }>(
    `select count(*) as count from records c where ${condition} and ${STANDING} and c.form_id = any(${into.add(FOLLOW_UP_FORMS)})
       and c.occurred_on between ${into.add(`${today.slice(0, 8)}01`)} and ${into.add(today)}`,
    into.values,
  );
  return row?.count ?? 0;
}
