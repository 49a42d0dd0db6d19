import type { ResidentOverview } from '@gongwei/domain/resident';
import { callsAbout } from '../call/resident-calls.query.ts';
import type { Staff } from '../identity/users.repository.ts';
import { readerOf } from '../privacy/reader.policy.ts';
import type { Scope } from '../database/scope.ts';
import { hidePeople } from '../privacy/hide-people.ts';
import { maskSummary } from '../privacy/mask-record.ts';
import { recordsOf } from '../records/records.repository.ts';
import { followUpDates } from './resident-standing.ts';
import type { ServerContext } from '../server-context.ts';
import { todayOf } from '../shared/server-clock.ts';
import { conceptSeries } from './concept-series.query.ts';
import { dueItems } from '../resident/follow-up.rules.ts';
import { NEVER_PAST, toResident, type ResidentRecord } from '../resident/resident.mapper.ts';

/** The archive page of a resident, as somebody of the staff may see it. */
export async function residentOverview(
  { database, forms, clock }: ServerContext,
  scope: Scope,
  staff: Staff,
  row: ResidentRecord,
): Promise<ResidentOverview> {
  const today = todayOf(clock);
  const reader = readerOf(staff);
  const hide = reader === 'looks' ? await hidePeople(database, [row.id]) : undefined;
  const timeline = await recordsOf(database, scope).summaries(row.id, undefined, forms.title);
  const calls = await callsAbout(database, row.id, staff.id);
  return {
    resident: toResident(row, reader, today),
    timeline: hide ? timeline.map((summary) => maskSummary(hide, summary)) : timeline,
    due: dueItems(managed(row), {
      today,
      followUps: await followUpDates(database, row),
      hasPersonalInfo: row.has_personal_info,
      ...(row.last_check_up_on === NEVER_PAST ? {} : { lastCheckUpOn: row.last_check_up_on }),
    }),
    series: await conceptSeries(database, row),
    calls: hide ? calls.map(({ ownNote: _own, ...call }) => ({ ...call, note: hide(call.note) ?? '' })) : calls,
  };
}

const managed = ({ conditions, status, filed_on, birth_date }: ResidentRecord) => ({
  conditions,
  status,
  filedOn: filed_on,
  birthDate: birth_date,
});
