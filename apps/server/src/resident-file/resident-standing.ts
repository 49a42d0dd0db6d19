import type { CalendarDay } from '@gongwei/domain/shared';
import type { Queryable } from '../database/database.port.ts';
import {
  FOLLOW_UP_FORMS,
  NEXT_FOLLOW_UP_FIELD,
  nextFollowUpOn,
  type FollowUpDates,
} from '../resident/follow-up.rules.ts';
import { NEVER_FUTURE, NEVER_PAST, type ResidentRecord } from '../resident/resident.mapper.ts';

type Who = Pick<ResidentRecord, 'county_code' | 'id'>;

type FollowUpRow = { form_id: string; occurred_on: CalendarDay; next: string | null };

/** The latest record of each follow-up form, of the resident whose county and id are $1 and $2; $3 are the forms. */
const LAST_FOLLOW_UPS = `select distinct on (form_id) form_id, occurred_on, data ->> '${NEXT_FOLLOW_UP_FIELD}' as next from records
  where county_code = $1 and subject_id = $2 and form_id = any($3) order by form_id, occurred_on desc, id desc`;

const datesOf = (rows: readonly FollowUpRow[]): FollowUpDates =>
  Object.fromEntries(
    rows.map((row) => [
      row.form_id,
      { on: row.occurred_on, ...(row.next === null ? {} : { next: row.next as CalendarDay }) },
    ]),
  );

type Standing = Pick<
  ResidentRecord,
  'conditions' | 'status' | 'last_check_up_on' | 'next_follow_up_on' | 'has_personal_info'
> & { last_check_up: CalendarDay | null; has_info: boolean; follow_ups: readonly FollowUpRow[] };

/**
 * Brings what the resident list shows of a resident in step with the records; tells whether anything had to change. The resident is
 * held by the transaction: of two saves at once the second one sees the record of the first.
 */
export async function refreshStanding(inside: Queryable, who: Who): Promise<boolean> {
  const [now] = await inside.query<Standing>(
    `select r.conditions, r.status, r.last_check_up_on, r.next_follow_up_on, r.has_personal_info,
       (select max(occurred_on) from records where county_code = $1 and subject_id = $2 and form_id = 'health-check-up') as last_check_up,
       exists (select 1 from records where county_code = $1 and subject_id = $2 and form_id = 'resident-personal-info') as has_info,
       (select coalesce(jsonb_agg(f), '[]') from (${LAST_FOLLOW_UPS}) f) as follow_ups
     from residents r where r.county_code = $1 and r.id = $2`,
    [who.county_code, who.id, FOLLOW_UP_FORMS],
  );
  if (!now) return false;
  const lastCheckUp = now.last_check_up ?? NEVER_PAST;
  const next = nextFollowUpOn(now, datesOf(now.follow_ups)) ?? NEVER_FUTURE;
  if (now.last_check_up_on === lastCheckUp && now.next_follow_up_on === next && now.has_personal_info === now.has_info)
    return false;
  await inside.query(
    `update residents set last_check_up_on = $3, next_follow_up_on = $4, has_personal_info = $5 where county_code = $1 and id = $2`,
    [who.county_code, who.id, lastCheckUp, next, now.has_info],
  );
  return true;
}
