import type { AnalysisAnswer, AnalysisRow } from './analysis-answer.ts';
import { addDays, addMonths, addYears, calendarDay, daysBetween, type CalendarDay } from '../shared/index.ts';

/** A span of calendar days, both ends inclusive. */
export type Days = { readonly from: CalendarDay; readonly until: CalendarDay };

/**
 * The first and the last day of a calendar year.
 *
 * @example
 * ```ts
 * wholeYear(2026); // { from: '2026-01-01', until: '2026-12-31' }
 * ```
 */
export const wholeYear = (year: number): Days => ({ from: calendarDay(year, 1, 1), until: calendarDay(year, 12, 31) });

/** A year and those before it, the latest first. */
export const lastYears = (year: number, many: number): readonly number[] =>
  Array.from({ length: many }, (_, back) => year - back);

/** The month of a day. */
export function wholeMonth(day: CalendarDay): Days {
  const from = `${day.slice(0, 8)}01` as CalendarDay;
  return { from, until: addDays(addMonths(from, 1), -1) };
}

/** Days beyond these are told apart by month. */
const MOST_DAYS = 62;

/** Each day of a period, or each month of a long one, none after `today`. */
export function daysApart({ from, until }: Days, today: CalendarDay): readonly string[] {
  const last = until < today ? until : today;
  const days: string[] = [];
  if (daysBetween(from, last) < MOST_DAYS) for (let day = from; day <= last; day = addDays(day, 1)) days.push(day);
  else
    for (let month = from; month.slice(0, 7) <= last.slice(0, 7); month = firstOfNext(month))
      days.push(month.slice(0, 7));
  return days;
}
const firstOfNext = (day: CalendarDay): CalendarDay => addMonths(`${day.slice(0, 8)}01` as CalendarDay, 1);

/**
 * The same days some years earlier; 29 February is 28 February there, and the end of a month the end of the month.
 *
 * @example
 * ```ts
 * yearsEarlier(wholeYear(2026), 1).from; // '2025-01-01'
 * ```
 */
export const yearsEarlier = ({ from, until }: Days, years: number): Days => ({
  from: addYears(from, -years),
  until: addDays(addYears(addDays(until, 1), -years), -1),
});

/** How many years a drawing by years shows. */
export const YEARS = 3;

/** Answers of several years as one table with a row a year, the oldest first. Told apart by something else, too, the rows carry both. */
export function byYears(answers: readonly (readonly [year: string, answer: AnalysisAnswer])[]): AnalysisAnswer {
  const rows = answers.flatMap(([year, { rows: own, total }]): readonly AnalysisRow[] =>
    own.length === 0
      ? [{ key: year, label: `${year}年`, cells: total }]
      : own.map((row) => ({ ...row, key: `${row.key}|${year}`, label: `${row.label} ${year}年` })),
  );
  return { rows, total: answers.at(-1)?.[1].total ?? {} };
}
