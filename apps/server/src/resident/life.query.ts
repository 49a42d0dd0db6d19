import type { SeenAlive } from '@gongwei/domain/forms';
import { SEEN_ALIVE_FORMS, showsAlive } from '@gongwei/domain/resident';
import type { CalendarDay, JsonObject } from '@gongwei/domain/shared';
import type { Queryable } from '../database/database.port.ts';
import type { FormLibrary } from '../ports/form-library.port.ts';
import type { ResidentRecord } from './resident.mapper.ts';

/** A death is never dated years wrong: so many sheets reach back far enough. */
const MOST_VISITS = 50;

/** The day of the death as the file has it: that of the event which gave it its status. One question, of the dead only. */
export async function diedOn(on: Queryable, resident: ResidentRecord): Promise<CalendarDay | undefined> {
  if (resident.status !== '3') return undefined;
  const [row] = await on.query<{ on_day: CalendarDay }>(
    `select on_day from archive_events where county_code = $1 and resident_id = $2 and to_status = '3' order by at desc limit 1`,
    [resident.county_code, resident.id],
  );
  return row?.on_day;
}

/** Stored sheets that show the person alive, newest first, wherever in the county they were written. The resident was found in the scope already. */
export async function seenAlive(
  on: Queryable,
  forms: Pick<FormLibrary, 'title'>,
  resident: ResidentRecord,
): Promise<readonly SeenAlive[]> {
  const rows = await on.query<{ form_id: string; occurred_on: CalendarDay; data: JsonObject }>(
    `select form_id, occurred_on, data from records where county_code = $1 and subject_id = $2 and subject_kind = 'resident'
       and removed_at is null and form_id = any($3) order by occurred_on desc, id desc limit ${MOST_VISITS}`,
    [resident.county_code, resident.id, SEEN_ALIVE_FORMS],
  );
  return rows.flatMap(({ form_id, occurred_on, data }) =>
    showsAlive(form_id, data) ? [{ on: occurred_on, title: forms.title(form_id) }] : [],
  );
}
