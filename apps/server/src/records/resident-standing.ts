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

/** The latest record of each follow-up form. */
export async function followUpDates(database: Queryable, who: Who): Promise<FollowUpDates> {
  const rows = await database.query<{ form_id: string; occurred_on: CalendarDay; next: string | null }>(
    `select distinct on (form_id) form_id, occurred_on, data ->> '${NEXT_FOLLOW_UP_FIELD}' as next from records
     where county_code = $1 and subject_id = $2 and form_id = any($3) order by form_id, occurred_on desc, id desc`,
    [who.county_code, who.id, FOLLOW_UP_FORMS],
  );
  return Object.fromEntries(
    rows.map((row) => [
      row.form_id,
      { on: row.occurred_on, ...(row.next === null ? {} : { next: row.next as CalendarDay }) },
    ]),
  );
}

/** Brings what the resident list shows of a resident in step with the records; tells whether anything had to change. */
export async function refreshStanding(inside: Queryable, who: Who): Promise<boolean> {
  const [resident] = await inside.query<Pick<ResidentRecord, 'conditions' | 'status'>>(
    'select conditions, status from residents where county_code = $1 and id = $2',
    [who.county_code, who.id],
  );
  if (!resident) return false;
  const [facts] = await inside.query<{ last_check_up: CalendarDay | null; has_info: boolean }>(
    `select max(occurred_on) filter (where form_id = 'health-check-up') as last_check_up,
       coalesce(bool_or(form_id = 'resident-personal-info'), false) as has_info
     from records where county_code = $1 and subject_id = $2 and form_id in ('health-check-up', 'resident-personal-info')`,
    [who.county_code, who.id],
  );
  const next = nextFollowUpOn(resident, await followUpDates(inside, who));
  const changed = await inside.query(
    `update residents set last_check_up_on = $3, next_follow_up_on = $4, has_personal_info = $5
     where county_code = $1 and id = $2 and (last_check_up_on, next_follow_up_on, has_personal_info) is distinct from ($3::date, $4::date, $5::boolean)
     returning id`,
    [who.county_code, who.id, facts?.last_check_up ?? NEVER_PAST, next ?? NEVER_FUTURE, facts?.has_info ?? false],
  );
  return changed.length > 0;
}
