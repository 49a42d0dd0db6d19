import {
  dailyNeed,
  rateOf,
  stationsOf,
  timeProgress,
  USUAL_TARGET,
  workdaysLeft,
  type Board,
  type BoardRow,
  type PersonHere,
} from '@gongwei/domain/scheduling';
import { fullYears, type CalendarDay } from '@gongwei/domain/shared';
import type { Queryable } from '../database/database.port.ts';
import { joinSheetsOfDay, type SheetsOfDay } from './sheets-of-day.ts';
import { parameters, scopeCondition, type Parameters, type Scope } from '../database/scope.ts';

type Counted = { code: string; name: string; due: number; booked: number; done: number; today: number };

/** Who is due, by the type of check-up. */
const DUE: { readonly [type: string]: (year: number, into: Parameters) => string } = {
  '1': (year, into) => `r.birth_date <= ${into.add(`${year - 65}-12-31`)}::date`,
  '2': () => "r.conditions @> array['hypertension']",
  '3': () => "r.conditions @> array['diabetes']",
  '4': () => "r.conditions @> array['psychosis']",
};
export const BOARD_TYPES = Object.keys(DUE);

/**
 * How far this year's check-ups are, of an institution and of those directly below it. Due are people in care of a kind (65 by the end of the year, or
 * a disease); done is who was examined this year. Each person counts once, where the file lies now.
 */
export async function readBoard(on: Queryable, scope: Scope, type: string, today: CalendarDay): Promise<Board> {
  const year = today.slice(0, 4);
  const into = parameters();
  const isDue = DUE[type]?.(Number(year), into) ?? 'true';
  const children = await on.query<{ code: string; name: string }>(
    'select code, name from institutions where code = $1 or parent_code = $1 order by code',
    [scope.institutionCode],
  );
  const own = children.find(({ code }) => code === scope.institutionCode);
  const below = children.filter(({ code }) => code !== scope.institutionCode);
  const places = below.length > 0 ? below : own ? [own] : [];
  const rows = await on.query<Omit<Counted, 'name'> & { whole: boolean }>(
    `with people as (
       select r.county_code, r.id, r.institution_code, r.last_check_up_on as day from residents r
       where ${scopeCondition(scope, 'r', into)} and r.status = '1' and ${isDue}
     ), booked as (
       select distinct resident_id from appointments where year = ${into.add(Number(year))} and state in ('1', '2', '3', '4', '8')
     )
     select c.code, grouping(c.code) = 1 as whole, count(*)::int as due, count(b.resident_id)::int as booked,
       count(*) filter (where p.day >= ${into.add(`${year}-01-01`)}::date)::int as done, count(*) filter (where p.day = ${into.add(today)}::date)::int as today
     from people p left join unnest(${into.add(places.map(({ code }) => code))}::text[]) as c(code) on starts_with(p.institution_code, c.code)
     left join booked b on b.resident_id = p.id group by rollup (c.code)`,
    into.values,
  );
  const workdays = workdaysLeft(today);
  const whole = ({ code, name, due, booked, done, today: now }: Counted): BoardRow => {
    const counted = { code, name, due, booked, done, today: now };
    const rate = rateOf(counted.done, counted.due);
    const need = dailyNeed({ due: counted.due, done: counted.done, target: USUAL_TARGET, workdays });
    return { ...counted, ...(rate !== undefined && { rate }), ...(need !== undefined && { need }) };
  };
  const none = { due: 0, booked: 0, done: 0, today: 0 };
  const shown = places.map(({ code, name }) =>
    whole({ ...(rows.find((row) => !row.whole && row.code === code) ?? none), code, name }),
  );
  const present = await peopleHere(on, scope, today);
  const total = { ...(rows.find((row) => row.whole) ?? none), code: scope.institutionCode, name: own?.name ?? '' };
  return {
    ...{ today, target: USUAL_TARGET, progress: timeProgress(today), workdays, total: whole(total), rows: shown },
    ...{ here: present.length, stations: stationsOf(present) },
  };
}

/** Who checked in at today's sessions of an institution and of those below it. */
async function peopleHere(on: Queryable, scope: Scope, today: CalendarDay): Promise<readonly PersonHere[]> {
  const into = parameters();
  const rows = await on.query<SheetsOfDay & { birth_date: CalendarDay; items: readonly string[] }>(
    `select p.birth_date, s.items, r.sheet, f.forms
     from appointments a join residents p on p.county_code = a.county_code and p.id = a.resident_id
     join exam_sessions s on s.county_code = a.county_code and s.id = a.session_id
     ${joinSheetsOfDay()}
     where ${scopeCondition(scope, 's', into)} and s.day = ${into.add(today)}::date and a.state in ('2', '3', '4')`,
    into.values,
  );
  return rows.map(({ birth_date, items, sheet, forms }) => ({
    ...{ items, forms: forms ?? [], sheet: sheet ?? undefined, age: fullYears(birth_date, today) },
  }));
}
