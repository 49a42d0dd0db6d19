import type { CalendarDay } from '@gongwei/domain/shared';

/** Both ends belong to it; an end left out is open. */
export type DayRange = { readonly from?: CalendarDay | undefined; readonly until?: CalendarDay | undefined };

/**
 * The range once one end was set. Where the other end contradicts it (an end before its start), the other is given up: who sets a
 * new start means to set the end next, and nothing is ever asked for between two days that leave nothing.
 */
export function rangeWith(range: DayRange, change: DayRange): DayRange {
  const next = { ...range, ...change };
  if (next.from === undefined || next.until === undefined || next.from <= next.until) return next;
  return 'from' in change ? { from: next.from } : { until: next.until };
}
