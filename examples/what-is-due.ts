// What is owed to a person, as of a day: planned visits follow from the file and its sheets alone.
import { planTitle, plansOf, PLAN_STATE_LABELS, type PlanHistory } from '@gongwei/domain/plans';
import { calendarDay } from '@gongwei/domain/shared';

const written = { createdAt: '2026-03-01T01:00:00Z', createdBy: 'u1', updatedBy: 'u1' };
const history: PlanHistory = {
  // In care is who has the status 1; what goes by age needs a birth date, and all of it the day of filing.
  resident: { id: 'r1', status: '1', sex: 'female', birthDate: '1970-03-02', filedOn: '2026-01-02' },
  records: [
    {
      ...{ ...written, updatedAt: written.createdAt, id: 'card-1', institution: '320999101', version: 1 },
      ...{ formId: 'hypertension-card', occurredOn: calendarDay(2026, 3, 1) },
      data: { cardDate: '2026-03-01', nextFollowUpDate: '2026-06-01' },
    },
  ],
  // What staff noted by hand: calls, losses, rests.
  marks: [],
};
const { plans, turnsOn } = plansOf(history, calendarDay(2026, 11, 22));
for (const { programme, what, dueOn, state, formId } of plans)
  console.log(planTitle(programme, what), dueOn, PLAN_STATE_LABELS[state], formId);
console.log('ask again on', turnsOn);
