import type { CalendarDay } from '@gongwei/domain/shared';
import type { Queryable } from '../../database/database.port.ts';
import { parameters, type Scope } from '../../database/scope.ts';
import { sessionReach } from '../../lists/sources/scheduling-sources.ts';

/** A session one may be booked into, with its places. */
export type OfferedSession = {
  readonly id: string;
  readonly name: string;
  readonly place: string;
  readonly day: CalendarDay;
  readonly period: string;
  readonly check_types: readonly string[];
  /** `left`: places that may still be taken. */
  readonly slots: readonly {
    readonly no: number;
    readonly from: string | null;
    readonly to: string | null;
    readonly left: number;
  }[];
};

/** Sessions of some days that are open, within reach, in the order of their days. */
export async function sessionsOfDays(
  on: Queryable,
  scope: Scope,
  days: readonly CalendarDay[],
  now: string,
): Promise<readonly OfferedSession[]> {
  const into = parameters();
  return on.query<OfferedSession>(
    `select r.id, r.name, r.place, r.day::text as day, r.period, r.check_types,
       (select coalesce(json_agg(json_build_object('no', s.no, 'from', s.from_time, 'to', s.to_time,
           'left', case when s.open and s.book_until > ${into.add(now)} then greatest(s.capacity - s.reserved, 0) else 0 end) order by s.no), '[]') from exam_slots s
         where s.county_code = r.county_code and s.session_id = r.id) as slots
     from exam_sessions r where ${sessionReach(scope, into)} and r.day = any(${into.add([...new Set(days)])}::date[]) and r.state in ('1', '3')
     order by r.day, r.id`,
    into.values,
  );
}
