import { isCovered, type Bookable, type BookableSession, type BookableSlot } from '@gongwei/domain/scheduling';
import type { CalendarDay } from '@gongwei/domain/shared';
import type { Queryable } from '../database/database.port.ts';
import { countyCodeOf, parameters, type Scope } from '../database/scope.ts';
import { sessionReach } from '../lists/sources/scheduling-sources.ts';

/** More sessions are found by their day, in the list of them. */
const MOST = 100;

type Row = Omit<BookableSession, 'slots' | 'villages' | 'fits'> & {
  readonly codes: readonly string[];
  readonly villages: readonly string[];
};
type Place = { readonly village: string; readonly institution: string; readonly people: number };
type Slot = Omit<BookableSlot, 'from' | 'to'> & {
  session_id: string;
  from_time: string | null;
  to_time: string | null;
};

/**
 * The sessions open to rows that were chosen, residents or their appointments: those of most of their villages first, then by day. Full ones are
 * among them, to be shown as such; of appointments, only sessions for their kind of check-up.
 */
export async function readBookable(
  on: Queryable,
  scope: Scope,
  rowIds: readonly string[],
  { now, today }: { readonly now: string; readonly today: CalendarDay },
): Promise<Bookable> {
  const county = countyCodeOf(scope.institutionCode);
  const places = await on.query<Place>(
    `select r.village_code as village, r.institution_code as institution, count(*)::int as people from residents r
     where r.county_code = $1 and (r.id = any($2::text[])
       or r.id in (select a.resident_id from appointments a where a.county_code = $1 and a.id = any($2::text[]))) group by 1, 2`,
    [county, [...rowIds]],
  );
  const rows = await openSessions(on, scope, rowIds, { now, today });
  const slots = await on.query<Slot>(
    `select s.session_id, s.no, s.from_time, s.to_time, greatest(0, s.capacity - s.reserved) as left from exam_slots s
     where s.county_code = $1 and s.session_id = any($2::text[]) order by s.session_id, s.no`,
    [county, rows.map(({ id }) => id)],
  );
  const sessions = rows.map(({ codes, ...row }) => ({
    ...row,
    fits: places.filter((place) => isCovered(codes, place)).reduce((sum, { people }) => sum + people, 0),
    slots: slots.filter(({ session_id }) => session_id === row.id).map(slotOf),
  }));
  return {
    people: places.reduce((sum, { people }) => sum + people, 0),
    sessions: sessions.toSorted((a, b) => b.fits - a.fits),
  };
}

async function openSessions(
  on: Queryable,
  scope: Scope,
  rowIds: readonly string[],
  { now, today }: { readonly now: string; readonly today: CalendarDay },
): Promise<readonly Row[]> {
  const into = parameters();
  const county = into.add(countyCodeOf(scope.institutionCode));
  const ids = into.add([...rowIds]);
  const chosen = `select a.session_id, a.check_type from appointments a where a.county_code = ${county} and a.id = any(${ids}::text[])`;
  return on.query<Row>(
    `select r.id, r.name, r.day as date, r.period, r.place, r.villages as codes,
       array(select o.name from institutions o where o.code = any(r.villages) order by o.code) as villages,
       (select count(*)::int from (${chosen}) c where c.session_id = r.id) as here
     from exam_sessions r
     where ${sessionReach(scope, into)} and r.day >= ${into.add(today)}
       and exists (select 1 from exam_slots s where s.county_code = r.county_code and s.session_id = r.id and s.open and s.book_until > ${into.add(now)})
       and not exists (select 1 from (${chosen}) c where not c.check_type = any(r.check_types))
     order by r.day, r.period, r.id limit ${into.add(MOST)}`,
    into.values,
  );
}

const slotOf = ({ no, left, from_time, to_time }: Slot): BookableSlot => ({
  ...{ no, left },
  ...(from_time !== null && { from: from_time }),
  ...(to_time !== null && { to: to_time }),
});
