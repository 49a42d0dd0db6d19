import {
  addDays,
  addMonths,
  calendarDay,
  partsOf,
  daysBetween,
  fixedText,
  isCalendarDay,
  type CalendarDay,
  type JsonObject,
} from '../../shared/index.ts';
import type { ReportFacts, ReportPeriod } from './report-facts.ts';
import { reportNumbers, type ReportRow } from './report-numbers.rules.ts';
import { reportWords } from './report-words.rules.ts';

/** Months a report of each 周期 is about. */
const MONTHS: { readonly [period in ReportPeriod]: number } = { '1': 1, '2': 3, '3': 12 };
const isPeriod = (code: unknown): code is ReportPeriod => code === '1' || code === '2' || code === '3';

/** The days of a report and as many before them; nothing where it is not said which. A report of days that go on ends with them. */
export function reportDays({
  period,
  rangeStart,
}: JsonObject): { readonly from: CalendarDay; readonly until: CalendarDay; readonly before: CalendarDay } | undefined {
  if (!isPeriod(period) || typeof rangeStart !== 'string' || !isCalendarDay(rangeStart)) return undefined;
  const { year, month } = partsOf(rangeStart);
  const from = calendarDay(year, month - ((month - 1) % MONTHS[period]), 1);
  const until = addDays(addMonths(from, MONTHS[period]), -1);
  return { from, until, before: addDays(from, -(daysBetween(from, until) + 1)) };
}

/** `1～7日 血压 138/84、空腹 7.2；…`: the course of a report in a line a week or month. */
const rowWords = ({ label, pressure, fasting, other, times }: ReportRow): string =>
  `${label}：${[
    ...(pressure === undefined ? [] : [`血压 ${pressure}`]),
    ...(fasting === undefined ? [] : [`空腹 ${fixedText(fasting, 1)}`]),
    ...(other === undefined ? [] : [`其他时点 ${fixedText(other, 1)}`]),
  ].join('、')}（${times} 次）`;

/** What is kept of a report when it is made: its numbers and words, by the keys of the form. `contact`: the telephone of the institution. */
export function madeReport(
  facts: ReportFacts,
  { version, contact }: { readonly version: number; readonly contact: string },
): JsonObject {
  const numbers = reportNumbers(facts);
  const { conclusion, advice, ...words } = reportWords(facts, numbers);
  const { bpAverage, fastingAverage, controlRate, previousControlRate, planned, times, extremes } = numbers;
  const { systolic, diastolic, fasting } = facts.aims;
  return {
    ...{ rangeEnd: facts.until, reportVersion: version, times, extremes, contact, conclusion, advice, ...words },
    ...{ aimPressure: `${systolic}/${diastolic}`, aimFasting: fixedText(fasting, 1) },
    courseText: numbers.course.map(rowWords).join('\n'),
    ...(planned !== undefined && { planned }),
    ...(bpAverage !== undefined && { bpAverage }),
    ...(fastingAverage !== undefined && { fastingAverage }),
    ...(controlRate !== undefined && { controlRate }),
    ...(previousControlRate !== undefined && { previousControlRate }),
  };
}
