import type { ConceptSeries } from '@gongwei/domain/resident';
import type { CalendarDay } from '@gongwei/domain/shared';
import type { Queryable } from '../database/database.port.ts';
import type { HiddenPeople } from '../privacy/hide-people.ts';
import type { ResidentRecord } from '../resident/resident.mapper.ts';

/** A patient who measures at home has thousands of readings; no chart shows more than these of one concept. */
export const MOST_POINTS = 200;

type Row = {
  readonly concept: string;
  readonly on_day: CalendarDay;
  readonly number: number;
  readonly record_id: string;
  readonly form_id: string;
};

/**
 * The newest points of numeric concepts over time, oldest first; without `concepts` of all there are. The resident was found in the
 * scope already. Of what is personal there is the day alone, which `told` gives as the reader may have it.
 */
export async function conceptSeries(
  database: Queryable,
  resident: Pick<ResidentRecord, 'county_code' | 'id'>,
  concepts?: readonly string[],
  told?: HiddenPeople['day'],
): Promise<readonly ConceptSeries[]> {
  const rows = await database.query<Row>(
    `select concept, on_day, number, record_id, form_id from (
       select *, row_number() over (partition by concept order by on_day desc, record_id desc) as nth from concept_values
       where county_code = $1 and subject_id = $2 and number is not null and ($3::text[] is null or concept = any($3::text[]))
     ) newest where nth <= ${MOST_POINTS} order by concept, on_day, record_id`,
    [resident.county_code, resident.id, concepts ?? null],
  );
  return [...Map.groupBy(rows, (row) => row.concept)].map(([concept, points]) => ({
    concept,
    points: points.map((point) => ({
      on: told ? told(point.form_id, point.on_day) : point.on_day,
      value: point.number,
      recordId: point.record_id,
      formId: point.form_id,
    })),
  }));
}
