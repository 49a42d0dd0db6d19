import { OPEN_REMINDERS } from '@gongwei/domain/reminders';
import type { ArchiveChange, ArchiveHook } from '../ports/archive-hook.port.ts';

/**
 * Windows that are open hear that somebody left care: what they show of the person is judged again, and ends. What ended so is raised again where the file
 * comes back, as a value nobody told them; whether it still holds is judged when it is shown.
 */
export const remindersOfFile: ArchiveHook = async (change) => {
  if (change.to !== '1') await askAgain(change);
  else if (change.event !== 'MOVE_IN') await raiseAgain(change);
};

const askAgain = ({ inside, countyCode, residentId }: ArchiveChange): Promise<unknown> =>
  inside.query(
    'update reminders set changed_at = clock_timestamp() where county_code = $1 and resident_id = $2 and state = any($3::text[])',
    [countyCode, residentId, [...OPEN_REMINDERS]],
  );

/** Of themselves alone: what somebody did, put aside or gave to a colleague stays so. */
const raiseAgain = ({ inside, countyCode, residentId, at }: ArchiveChange): Promise<unknown> =>
  inside.query(
    `with again as (
       update reminders m set state = '0', times = m.times + 1, raised_at = $3, note = null, handled_at = null, changed_at = clock_timestamp()
       where m.county_code = $1 and m.resident_id = $2 and m.state = '3' and m.handled_by is null and m.handed_to is null and m.handled_at >= (
         select max(v.at) from archive_events v where v.county_code = $1 and v.resident_id = $2 and v.from_status = '1')
       returning m.county_code, m.id
     ) insert into reminder_events (county_code, reminder_id, no, at, event, from_state, to_state)
       select county_code, id, (select coalesce(max(no), 0) + 1 from reminder_events e where e.county_code = a.county_code and e.reminder_id = a.id),
         $3, 'RAISE', '3', '0' from again a`,
    [countyCode, residentId, at],
  );
