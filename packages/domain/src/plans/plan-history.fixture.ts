import type { HistoryRecord } from '../lists/index.ts';
import type { CalendarDay, JsonObject } from '../shared/index.ts';
import type { PlanHistory } from './plan.ts';
import { plansOf } from './plans-of.ts';

export const day = (text: string) => text as CalendarDay;
let serial = 0;
/** A stored sheet, each with an id of its own. */
export const sheet = (formId: string, on: string, data: JsonObject = {}): HistoryRecord => {
  serial += 1;
  return {
    id: `r${serial}`,
    ...{ formId, occurredOn: day(on), institution: '990101', createdAt: '', createdBy: 'u', updatedAt: '' },
    ...{ updatedBy: 'u', version: 1, data },
  };
};
/** Of a woman who is in care. */
export const history = (
  born: string,
  records: readonly HistoryRecord[],
  more: Partial<PlanHistory> = {},
): PlanHistory => ({
  resident: { id: 'p', status: '1', birthDate: born, filedOn: '2024-02-01', sex: 'female' },
  records,
  marks: [],
  ...more,
});
/** What is planned of a programme on a day: what, its state and its day. */
export const told = (of: PlanHistory, on: string, programme: string) =>
  plansOf(of, day(on))
    .plans.filter((plan) => plan.programme === programme)
    .map(({ what, state, dueOn }) => [what, state, dueOn].join(' ').trim());
