import { addDays, type CalendarDay } from '../shared/index.ts';
import { daysFromToday } from './days-from-today.ts';

/**
 * The day `@today`, `@today-30d` or `@yearStart` stands for; other texts stand for none.
 *
 * @example
 * ```ts
 * import { calendarDay } from '@gongwei/domain/shared';
 * relativeDay('@today-30d', calendarDay(2026, 11, 20)); // '2026-10-21'
 * ```
 */
export function relativeDay(text: string, today: CalendarDay): CalendarDay | undefined {
  if (text === '@yearStart') return `${today.slice(0, 4)}-01-01` as CalendarDay;
  const days = daysFromToday(text);
  return days === undefined ? undefined : addDays(today, days);
}
