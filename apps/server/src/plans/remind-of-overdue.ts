import { planInSentence, type Programme } from '@gongwei/domain/plans';
import { addDays, type CalendarDay } from '@gongwei/domain/shared';
import type { Parameter, Queryable } from '../database/database.port.ts';
import { raiseReminders } from '../reminding/raise-reminders.ts';
import { dayOf } from '../shared/server-clock.ts';
import type { PlanRow } from './plan-row.ts';

/** Days after which a plan that is found to be overdue is news no longer: a county that is filled for the first time reminds nobody of years. */
const NEWS = 7;

/** Doctors are told of plans that fell overdue, in the transaction that says so. */
export async function remindOfOverdue(
  inside: Queryable,
  countyCode: string,
  written: readonly PlanRow[],
  now: Date,
): Promise<void> {
  const since = addDays(dayOf(now.getTime()), -NEWS);
  const news = written.flatMap(({ id, due_on, state }) =>
    state === 'overdue' && id !== null && due_on !== null && due_on >= since ? [id] : [],
  );
  if (news.length > 0) await remindDoctors(inside, countyCode, 'n.id = any($2)', [news], now);
}

type OverduePlan = {
  readonly id: string;
  readonly resident_id: string;
  readonly programme: string;
  readonly what: string;
  readonly due_on: CalendarDay;
  readonly doctor: string;
};

/**
 * Tells of overdue plans whoever makes these visits now: whom they were handed to, else who the card names, else whose the person is. `condition`: on
 * the plan `n`, with values from $2 on.
 */
export async function remindDoctors(
  inside: Queryable,
  countyCode: string,
  condition: string,
  values: readonly Parameter[],
  now: Date,
): Promise<void> {
  const plans = await inside.query<OverduePlan>(
    `select n.id, n.resident_id, n.programme, n.what, n.due_on, coalesce(t.doctor_id, n.doctor_id, p.doctor_id) as doctor
     from plans n join residents p on p.county_code = n.county_code and p.id = n.resident_id
       left join plan_doctors t on t.county_code = n.county_code and t.resident_id = n.resident_id and t.programme = n.programme
     where n.county_code = $1 and n.state = 'overdue' and ${condition} and coalesce(t.doctor_id, n.doctor_id, p.doctor_id) is not null`,
    [countyCode, ...values],
  );
  const raised = plans.map(({ id, resident_id, programme, what, due_on, doctor }) => ({
    countyCode,
    rule: 'plan-overdue' as const,
    subjectId: id,
    residentId: resident_id,
    dueOn: due_on,
    recipientId: doctor,
    facts: { what: planInSentence(programme as Programme, what) },
  }));
  await raiseReminders(inside, now.toISOString(), raised);
}
