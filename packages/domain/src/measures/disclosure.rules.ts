import { addDays, calendarDay } from '../shared/index.ts';
import type { AnalysisPage } from './analysis-page.ts';
import type { Days } from './analysis-periods.rules.ts';
import type { Figure } from './figures.ts';
import type { MeasureDefinition } from './measure-definition.ts';

/** To what numbers of people are rounded for who may not open them. */
const ROUNDED_TO = 5;
/** What is told as fewer than these is not told: 5 may be one person, and 0 may be four. */
const LEAST_TOLD = 2 * ROUNDED_TO;
/** How far what is told is from what it is, at most: 10 is told of five people and of fifteen. */
const MOST_OFF = ROUNDED_TO;
/** Of up to ten to the power of its digits a mean of whole numbers tells how many there are: 71.43 is of seven. */
const leastOfMean = (decimals: number): number => Math.max(LEAST_TOLD, 10 ** decimals + MOST_OFF + 1);

/** What is counted of a number, each rounded by itself. */
type FigurePart = keyof Figure;

/** Where a part of a number is rounded: −1 to 5, secret, and the same whenever and however the number is asked for. */
export type OffsetOf = (part: FigurePart) => number;

/**
 * Where a number is rounded, of two draws: any of five places, and a step to either side of it. Both ends are seldom (each one of fifteen):
 * numbers that hang together give one away only where all of them are at their ends.
 */
export const offsetOfDraws = (first: number, second: number): number => (first % ROUNDED_TO) + (second % 3) - 1;

/**
 * How exactly somebody is told numbers. Who may not open the people gets them `rounded`; ADR 35 says why each number has a secret offset of
 * its own, and which questions there are for such a reader.
 */
export type Disclosure =
  | { readonly kind: 'exact' }
  /** `offset`: by all that tells one number from another; it draws as `offsetOfDraws` does. */
  | { readonly kind: 'rounded'; readonly offset: (name: string) => number };

/** Up or down to a multiple of five: 7 is 5 with the offsets below 3 and 10 from 3 on, so on the average it is 7. Fewer than five are never 10. */
const rounded = (count: number, offset: number): number =>
  Math.max(0, Math.floor((count + offset) / ROUNDED_TO) * ROUNDED_TO);

const IN_TOTAL: readonly string[] = ['mean', 'sum'];
/** How far a few values lie apart tells them, and what lies in their middle is one of them. */
const TELLS_VALUES: readonly string[] = ['deviation', 'variation', 'quantile'];

/** What is told of a number; nothing where people are few. What is worked out of it (shares, ratios, changes) comes from this alone. */
export function roundedFigure(
  { kind, decimals }: MeasureDefinition,
  figure: Figure,
  offsetOf: OffsetOf,
): Figure | undefined {
  if (TELLS_VALUES.includes(kind)) return undefined;
  // An institution registered it; nobody stands behind it.
  if (kind === 'registered') return figure;
  const among = rounded(figure.among, offsetOf('among'));
  if (IN_TOTAL.includes(kind)) {
    const { total } = figure;
    if (total === undefined || among < leastOfMean(kind === 'mean' ? decimals : 0)) return undefined;
    // The mean itself is told to its digits, and never of how many exactly.
    return {
      counts: among,
      among,
      total: kind === 'sum' ? rounded(total, offsetOf('total')) : (total / figure.among) * among,
    };
  }
  const counts = rounded(figure.counts, offsetOf('counts'));
  if (counts < LEAST_TOLD || (kind === 'rate' && among < LEAST_TOLD)) return undefined;
  // More than there are would be read as a mistake; nothing is cut but by what is told anyway.
  return { counts: kind === 'rate' ? Math.min(counts, among) : counts, among };
}

/** A calendar month, quarter or year, by which who may not open people may ask: none of them overlap but one within another. */
export type CalendarPeriod = Days & { readonly label: string };

const spanOf = (year: number, month: number, months: number): Days => ({
  from: calendarDay(year, month, 1),
  until: addDays(month + months > 12 ? calendarDay(year + 1, 1, 1) : calendarDay(year, month + months, 1), -1),
});

/** The whole year, its quarters and its months. */
export const calendarPeriods = (year: number): readonly CalendarPeriod[] => [
  { label: '全年', ...spanOf(year, 1, 12) },
  ...['一', '二', '三', '四'].map((word, at) => ({ label: `第${word}季度`, ...spanOf(year, at * 3 + 1, 3) })),
  ...Array.from({ length: 12 }, (_, at) => ({ label: `${at + 1}月`, ...spanOf(year, at + 1, 1) })),
];

/** From the first of the year to the end of a day's month: what a report of a running year counts. */
export const yearUntilMonthOf = (day: string): Days => spanOf(Number(day.slice(0, 4)), 1, Number(day.slice(5, 7)));

const isCalendarPeriod = ({ from, until }: Days): boolean =>
  calendarPeriods(Number(from.slice(0, 4))).some((one) => one.from === from && one.until === until);

/**
 * Why numbers of a period, and their people, are not for who is told no birthday; `undefined` where they are. Ages count on a period's last day:
 * of two periods of which one ends a day later, whoever is in one alone was born on that day.
 *
 * @example
 * ```ts
 * import { calendarDay } from '@gongwei/domain/shared';
 * refusedToLookers({ from: calendarDay(2026, 1, 1), until: calendarDay(2026, 12, 31) }); // undefined
 * ```
 */
export const refusedToLookers = (period: Days): string | undefined =>
  isCalendarPeriod(period) ? undefined : '出生日期对您保密，期间只能选整年、整季度或整月';

/** Why a question is not for who may not open people, in words; `undefined` where it may be asked. */
export function undisclosed(
  { filters }: Pick<AnalysisPage, 'filters'>,
  period: Days,
  groups: readonly string[],
): string | undefined {
  if (!isCalendarPeriod(period)) return '您看到的数字已取整，期间只能选整年、整季度或整月';
  return groups.length > 1 || groups.some((key) => !filters.some(({ id }) => key.startsWith(`${id}:`)))
    ? '您看到的数字已取整，筛选条件只能选一个'
    : undefined;
}

/** How the numbers are to be read that somebody gets who may not open the people. */
export const ROUNDED_NOTE =
  '为保护个人隐私，数据已按5人取整，各行之和与合计会有出入；约不足10人的写作“＜10”，人数少的率和均值不列出。';
