declare const calendarDayBrand: unique symbol;

/** A day of the Gregorian calendar as `YYYY-MM-DD`, without time and zone. Compares as a string. */
export type CalendarDay = string & { readonly [calendarDayBrand]: true };

const SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * `undefined` where the text is no real day, e.g. `1958-02-29`.
 *
 * @example
 * ```ts
 * parseCalendarDay('2026-11-20'); // '2026-11-20'
 * parseCalendarDay('2026-02-29'); // undefined
 * ```
 */
export function parseCalendarDay(text: string): CalendarDay | undefined {
  const parts = SHAPE.exec(text);
  if (!parts) return undefined;
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return undefined;
  return text as CalendarDay;
}

/**
 * Whether a text is a day that exists, as `YYYY-MM-DD`.
 *
 * @example
 * ```ts
 * isCalendarDay('2026-2-9'); // false
 * ```
 */
export const isCalendarDay = (text: string): text is CalendarDay => parseCalendarDay(text) !== undefined;

/**
 * A day from its year, month (1–12) and day. @throws RangeError for a day that does not exist, a defect of the caller: what people type goes through `parseCalendarDay`.
 *
 * @example
 * ```ts
 * calendarDay(2026, 11, 20); // '2026-11-20'
 * ```
 */
export function calendarDay(year: number, month: number, day: number): CalendarDay {
  const text = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const parsed = parseCalendarDay(text);
  if (!parsed) throw new RangeError(`No such day: ${text}`);
  return parsed;
}

/**
 * Year, month (1–12) and day of a day.
 *
 * @example
 * ```ts
 * partsOf(calendarDay(2026, 11, 20)); // { year: 2026, month: 11, day: 20 }
 * ```
 */
export function partsOf(day: CalendarDay): { readonly year: number; readonly month: number; readonly day: number } {
  return { year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)), day: Number(day.slice(8, 10)) };
}

/** How many days a month (1–12) of a year has. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

const isLeapYear = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/**
 * A day so many days later, or earlier where `count` is negative.
 *
 * @example
 * ```ts
 * addDays(calendarDay(2026, 2, 27), 2); // '2026-03-01'
 * ```
 */
export function addDays(day: CalendarDay, count: number): CalendarDay {
  return dayOfNumber(dayNumber(day) + count);
}

/**
 * Adds calendar months; where the target month has no such day, its last day: 11-30 + 3 months = 02-28 or 29.
 *
 * @example
 * ```ts
 * addMonths(calendarDay(2026, 1, 31), 1); // '2026-02-28'
 * ```
 */
export function addMonths(day: CalendarDay, count: number): CalendarDay {
  const { year, month, day: dayOfMonth } = partsOf(day);
  const months = year * 12 + (month - 1) + count;
  const [targetYear, targetMonth] = [Math.floor(months / 12), (((months % 12) + 12) % 12) + 1];
  return calendarDay(targetYear, targetMonth, Math.min(dayOfMonth, daysInMonth(targetYear, targetMonth)));
}

/**
 * The same day so many years later; 29 February becomes the 28th where there is none.
 *
 * @example
 * ```ts
 * addYears(calendarDay(2024, 2, 29), 1); // '2025-02-28'
 * ```
 */
export const addYears = (day: CalendarDay, count: number): CalendarDay => addMonths(day, count * 12);

/**
 * Whole days from `from` until `until`; negative when `until` is earlier.
 *
 * @example
 * ```ts
 * daysBetween(calendarDay(2026, 2, 27), calendarDay(2026, 3, 1)); // 2
 * ```
 */
export const daysBetween = (from: CalendarDay, until: CalendarDay): number => dayNumber(until) - dayNumber(from);

/**
 * Completed years of age on a day: one is counted on the birthday itself, which in a common year is 28 February for who was born on the 29th, as
 * `addYears` has it (reference measures-notes 1.7, immunization 1). Never negative.
 *
 * @example
 * ```ts
 * fullYears(calendarDay(1955, 3, 8), calendarDay(2026, 3, 7)); // 70
 * fullYears(calendarDay(1960, 2, 29), calendarDay(2025, 2, 28)); // 65
 * ```
 */
export const fullYears = (birthDate: CalendarDay, on: CalendarDay): number =>
  Math.floor(fullMonths(birthDate, on) / 12);

/**
 * Completed months of age on a day: a month is full on its same day, or on its last where it has no such day (born 01-31, one month on 02-28), as
 * `addMonths` has it. Never negative.
 *
 * @example
 * ```ts
 * fullMonths(calendarDay(2026, 1, 15), calendarDay(2026, 7, 14)); // 5
 * fullMonths(calendarDay(2025, 8, 31), calendarDay(2026, 2, 28)); // 6
 * ```
 */
export function fullMonths(birthDate: CalendarDay, on: CalendarDay): number {
  const [born, now] = [partsOf(birthDate), partsOf(on)];
  const months = (now.year - born.year) * 12 + now.month - born.month;
  return Math.max(0, now.day < Math.min(born.day, daysInMonth(now.year, now.month)) ? months - 1 : months);
}

/** Days since 1970-01-01. */
const dayNumber = (day: CalendarDay): number => {
  const { year, month, day: dayOfMonth } = partsOf(day);
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, dayOfMonth);
  return date.getTime() / 86_400_000;
};

const dayOfNumber = (number: number): CalendarDay =>
  new Date(number * 86_400_000).toISOString().slice(0, 10) as CalendarDay;

/**
 * An instant on China's clock, to the second: the whole country is on UTC+8 without summer time, so no zone table is needed.
 *
 * @example
 * ```ts
 * chinaTime('2026-11-19T16:30:09Z'); // '2026-11-20T00:30:09'
 * ```
 */
export const chinaTime = (instant: string | number | Date): string =>
  new Date(new Date(instant).getTime() + 8 * 3_600_000).toISOString().slice(0, 19);

/**
 * The day of an instant in China.
 *
 * @example
 * ```ts
 * dayInChina('2026-11-19T16:30:00Z'); // '2026-11-20'
 * ```
 */
export const dayInChina = (instant: string | number): CalendarDay => chinaTime(instant).slice(0, 10) as CalendarDay;
