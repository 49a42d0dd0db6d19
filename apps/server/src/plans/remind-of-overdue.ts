import { PROGRAMME_LABELS, type Programme } from '@gongwei/domain/plans';
import { addDays, type CalendarDay } from '@gongwei/domain/shared';
import type { Queryable } from '../database/database.port.ts';
import { raiseReminders, type Raised } from '../reminding/raise-reminders.ts';
import { dayOf } from '../shared/server-clock.ts';
import type { PlanRow } from './plan-row.ts';

/** Days after which a plan that is found to be overdue is news no longer: a county that is filled for the first time reminds nobody of years. */
const NEWS = 7;

/** Doctors are told of plans that fell overdue, in the transaction that says so. */
export function remindOfOverdue(
  inside: Queryable,
  countyCode: string,
  written: readonly PlanRow[],
  now: Date,
): Promise<void> {
  const since = addDays(dayOf(now.getTime()), -NEWS);
  const raised = written.flatMap((plan): readonly Raised[] => {
    const { id, resident_id, doctor_id, due_on, state, programme, what } = plan;
    if (state !== 'overdue' || !id || !resident_id || !doctor_id || !due_on || due_on < since) return [];
    const words = `${PROGRAMME_LABELS[programme as Programme] ?? ''}${what ?? ''}`;
    const dueOn = due_on as CalendarDay;
    return [
      {
        countyCode,
        rule: 'plan-overdue',
        subjectId: id,
        residentId: resident_id,
        dueOn,
        recipientId: doctor_id,
        facts: { what: words },
      },
    ];
  });
  return raiseReminders(inside, now.toISOString(), raised);
}
