import type { CalendarDay } from './calendar-day.ts';

declare const calendarMonthBrand: unique symbol;

/** A month of the Gregorian calendar as `YYYY-MM`. */
export type CalendarMonth = string & { readonly [calendarMonthBrand]: true };

/** A day as a reader is told of it: whole, or its month alone where the day would tell a birthday. Both sort as text, a month before its days. */
export type ToldDay = CalendarDay | CalendarMonth;

/**
 * The month of a day, of an instant written as ISO 8601, or of a month.
 *
 * @example
 * ```ts
 * monthOf(calendarDay(2025, 8, 11)); // '2025-08'
 * ```
 */
export const monthOf = (day: ToldDay): CalendarMonth => day.slice(0, 7) as CalendarMonth;

/** Whether a day was told whole. */
export const isWholeDay = (told: ToldDay): told is CalendarDay => told.length === 10;

/** The day itself, of a month its first: what was known then is known whichever day of it was meant. */
export const firstDayOf = (told: ToldDay): CalendarDay => (isWholeDay(told) ? told : (`${told}-01` as CalendarDay));
