import type { AnalysisAnswer, AnalysisRow } from './analysis-answer.ts';
import { addDays, addYears, calendarDay, type CalendarDay } from '../shared/index.ts';

export type Days = { readonly from: CalendarDay; readonly until: CalendarDay };

export const wholeYear = (year: number): Days => ({ from: calendarDay(year, 1, 1), until: calendarDay(year, 12, 31) });

/** The same days some years earlier; 29 February is 28 February there, and the end of a month the end of the month. */
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
