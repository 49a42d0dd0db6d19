import type { ResidentOverview } from '@gongwei/domain/resident';
import { callsAbout } from '../call/resident-calls.query.ts';
import type { Scope } from '../organisation/scope.ts';
import { recordsOf } from '../records/records.repository.ts';
import { followUpDates } from '../records/resident-standing.ts';
import type { ServerContext } from '../server-context.ts';
import { todayOf } from '../shared/server-clock.ts';
import { conceptSeries } from './concept-series.query.ts';
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
    calls: await callsAbout(database, row.id),
  };
}
