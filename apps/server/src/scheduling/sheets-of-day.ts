import { STATION_ANSWERS, STATION_FORMS } from '@gongwei/domain/scheduling';
import type { JsonObject } from '@gongwei/domain/shared';

/** What somebody's day has brought until now: answers of the check-up sheet that tell where they have been, and sheets of their own that do. */
export type SheetsOfDay = { readonly sheet: JsonObject | null; readonly forms: readonly string[] | null };

const texts = (all: readonly string[]): string => `array[${all.map((one) => `'${one}'`).join(', ')}]`;

/**
 * Joins `r` (`id` and `sheet` of the check-up sheet of an appointment `a`) and `f` (`forms`): of the sheet no more is read than stations ask for. `when`: of which
 * appointments.
 */
export const joinSheetsOfDay = (when = 'true'): string =>
  `left join lateral (select o.id, (select jsonb_object_agg(k, o.data -> k) from unnest(${texts(STATION_ANSWERS)}) k where o.data ? k) as sheet
     from records o where o.county_code = a.county_code and o.subject_id = a.resident_id
       and o.form_id = 'health-check-up' and o.removed_at is null and o.occurred_on >= a.day order by o.occurred_on limit 1) r on ${when}
   left join lateral (select array_agg(o.form_id) as forms from records o where o.county_code = a.county_code and o.subject_id = a.resident_id
     and o.form_id = any(${texts(STATION_FORMS)}) and o.removed_at is null and o.occurred_on >= a.day) f on ${when}`;
