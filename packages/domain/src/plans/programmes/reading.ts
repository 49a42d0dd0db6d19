import type { HistoryRecord } from '../../lists/index.ts';
import { isCalendarDay, type CalendarDay, type JsonObject } from '../../shared/index.ts';
import type { PlanHistory } from '../plan.ts';

/** The day of a date or date-time answer. */
export const dayIn = (value: unknown): CalendarDay | undefined => {
  const day = typeof value === 'string' ? value.slice(0, 10) : '';
  return isCalendarDay(day) ? day : undefined;
};

/** Sheets of these forms, oldest first; of one day in the order they were written. */
export const sheetsOf = (
  { records }: Pick<PlanHistory, 'records'>,
  ...forms: readonly string[]
): readonly HistoryRecord[] =>
  records
    .filter(({ formId }) => forms.includes(formId))
    .sort((a, b) => (a.occurredOn < b.occurredOn ? -1 : a.occurredOn > b.occurredOn ? 1 : a.id < b.id ? -1 : 1));

/** Who a sheet names as the doctor responsible. */
export const doctorOn = (data: JsonObject): { readonly doctor?: string } =>
  typeof data['responsibleDoctor'] === 'string' && data['responsibleDoctor'] !== ''
    ? { doctor: data['responsibleDoctor'] }
    : {};
export const later = (a: CalendarDay, b: CalendarDay): CalendarDay => (a > b ? a : b);
export const earlier = (a: CalendarDay, b: CalendarDay): CalendarDay => (a < b ? a : b);
