import { textOf } from '../clinical/index.ts';
import { parseCalendarDay, type CalendarDay } from '../shared/index.ts';

/**
 * The day of a date or date-time answer (`2025-10-22`, `2025-10-22T08:30`). Years outside of 1900–2199 are no answer: no mother or child has such
 * a day, and every day counted from it stays a real one.
 */
export function dayOf(value: unknown): CalendarDay | undefined {
  const day = parseCalendarDay((textOf(value) ?? '').slice(0, 10));
  return day !== undefined && day >= '1900' && day < '2200' ? day : undefined;
}
