import type { CalendarDay } from '@gongwei/domain/shared';
import type { Queryable } from '../database/database.port.ts';
import { NEVER_PAST, type ResidentRecord } from '../resident/resident.mapper.ts';

/** The forms it follows from: a save of any other changes nothing here. */
export const STANDING_FORMS: readonly string[] = ['health-check-up', 'resident-personal-info'];

type Who = Pick<ResidentRecord, 'county_code' | 'id'>;

type Standing = Pick<ResidentRecord, 'last_check_up_on' | 'has_personal_info'> & {
  last_check_up: CalendarDay | null;
  has_info: boolean;
};

/**
 * Brings what the resident list shows of a resident in step with the records; tells whether anything had to change. The resident is
 * held by the transaction: of two saves at once the second one sees the record of the first. 下次随访 follows from the plans, with them.
 */
export async function refreshStanding(inside: Queryable, who: Who): Promise<boolean> {
  const [now] = await inside.query<Standing>(
    `select r.last_check_up_on, r.has_personal_info,
       (select max(occurred_on) from records where county_code = $1 and subject_id = $2 and form_id = 'health-check-up' and removed_at is null) as last_check_up,
       exists (select 1 from records where county_code = $1 and subject_id = $2 and form_id = 'resident-personal-info' and removed_at is null) as has_info
     from residents r where r.county_code = $1 and r.id = $2`,
    [who.county_code, who.id],
  );
  if (!now) return false;
  const lastCheckUp = now.last_check_up ?? NEVER_PAST;
  if (now.last_check_up_on === lastCheckUp && now.has_personal_info === now.has_info) return false;
  await inside.query(
    `update residents set last_check_up_on = $3, has_personal_info = $4 where county_code = $1 and id = $2`,
    [who.county_code, who.id, lastCheckUp, now.has_info],
  );
  return true;
}
