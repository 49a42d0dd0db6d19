import { addDays, daysBetween, type CalendarDay } from '../shared/index.ts';
import type { Period } from './measure-terms.ts';

/** Days of a period, those of it that have begun, and working days of it from today on. */
export type CalendarNumber = 'days' | 'days-gone' | 'workdays-left';

/** Days of ISO weeks from Monday to Friday, both ends included; public holidays are not known. */
function workdays(from: CalendarDay, until: CalendarDay): number {
  let count = 0;
  for (let day = from; day <= until; day = addDays(day, 1)) {
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
    if (weekday !== 0 && weekday !== 6) count += 1;
  }
  return count;
}

const length = (from: CalendarDay, until: CalendarDay): number => Math.max(0, daysBetween(from, until) + 1);

/**
 * A number of days of the period that is asked for, today included in what has begun and in what is left. Source: modules.md 2 (时间进度, 日均需完成).
 *
 * @example
 * ```ts
 * import { calendarDay } from '@gongwei/domain/shared';
 * const year = { from: calendarDay(2026, 1, 1), until: calendarDay(2026, 12, 31) };
 * calendarNumber('days-gone', year, calendarDay(2026, 7, 1)); // 182
 * ```
 */
export function calendarNumber(what: CalendarNumber, { from, until }: Period, today: CalendarDay): number {
  if (what === 'days') return length(from, until);
  if (what === 'days-gone') return length(from, today < until ? today : until);
  return workdays(today > from ? today : from, until);
}
