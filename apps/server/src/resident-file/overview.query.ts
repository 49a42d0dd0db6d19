import type { ResidentOverview } from '@gongwei/domain/resident';
import { callsAbout } from '../call/resident-calls.query.ts';
import type { Staff } from '../identity/users.repository.ts';
import { closedTo } from '../privacy/confidential.policy.ts';
import { readerOf } from '../privacy/reader.policy.ts';
import type { Scope } from '../database/scope.ts';
import { hidePeople } from '../privacy/hide-people.ts';
import { maskSummary } from '../privacy/mask-record.ts';
import { recordsOf } from '../records/records.repository.ts';
import type { ServerContext } from '../server-context.ts';
import { todayOf } from '../shared/server-clock.ts';
import { knownDiseases } from '../resident/known-diseases.query.ts';
import { conceptSeries } from './concept-series.query.ts';
import { dueItems } from './due-items.query.ts';
import { toResident, type ResidentRecord } from '../resident/resident.mapper.ts';

/** The archive page of a resident, as somebody of the staff may see it. */
export async function residentOverview(
  { database, forms, clock }: ServerContext,
  scope: Scope,
  staff: Staff,
  row: ResidentRecord,
): Promise<ResidentOverview> {
  const today = todayOf(clock);
  const reader = readerOf(staff);
  const people = reader === 'looks' ? await hidePeople(database, [row.id]) : undefined;
  const closed = closedTo(staff);
  const timeline = await recordsOf(database, scope).summaries(row.id, undefined, forms.title, closed);
  const calls = await callsAbout(database, row.id, staff.id);
  return {
    resident: toResident({ ...row, conditions: await knownDiseases(database, row) }, reader, today),
    timeline: people ? timeline.map((summary) => maskSummary(people, summary)) : timeline,
    due: (await dueItems(database, row, reader, today)).filter(({ formId }) => !closed.includes(formId)),
    series: await conceptSeries(database, row, undefined, people?.day),
    calls: people
      ? calls.map(({ ownNote: _own, ...call }) => ({ ...call, note: people.hide(call.note) ?? '' }))
      : calls,
  };
}
