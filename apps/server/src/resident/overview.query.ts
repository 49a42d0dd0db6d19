import type { ConceptSeries, ResidentOverview } from '@gongwei/domain/resident';
import type { CalendarDay } from '@gongwei/domain/shared';
import type { Queryable } from '../database/database.port.ts';
import type { Scope } from '../organisation/scope.ts';
import { recordsOf } from '../records/records.repository.ts';
import { followUpDates } from '../records/resident-standing.ts';
import type { ServerContext } from '../server-context.ts';
import { todayOf } from '../shared/server-clock.ts';
import { dueItems } from './follow-up.rules.ts';
import { NEVER_PAST, toResident, type ResidentRecord } from './resident.mapper.ts';

/** The archive page of a resident, masked. */
export async function residentOverview(
  { database, forms, clock }: ServerContext,
  scope: Scope,
  row: ResidentRecord,
): Promise<ResidentOverview> {
  const resident = toResident(row);
  return {
    resident,
    timeline: await recordsOf(database, scope).summaries(row.id, undefined, forms.title),
    due: dueItems(resident, {
      today: todayOf(clock),
      followUps: await followUpDates(database, row),
      hasPersonalInfo: row.has_personal_info,
      ...(row.last_check_up_on === NEVER_PAST ? {} : { lastCheckUpOn: row.last_check_up_on }),
    }),
    series: await conceptSeries(database, row),
  };
}

async function conceptSeries(database: Queryable, resident: ResidentRecord): Promise<readonly ConceptSeries[]> {
  const rows = await database.query<{ concept: string; on_day: CalendarDay; number: number; record_id: string }>(
    `select concept, on_day, number, record_id from concept_values
     where county_code = $1 and subject_id = $2 and number is not null order by concept, on_day, record_id`,
    [resident.county_code, resident.id],
  );
  return [...Map.groupBy(rows, (row) => row.concept)].map(([concept, points]) => ({
    concept,
    points: points.map((point) => ({ on: point.on_day, value: point.number, recordId: point.record_id })),
  }));
}
