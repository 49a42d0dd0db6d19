import type { Figure, FigureMoment } from '@gongwei/domain/charts';
import { calendarDay, daysInMonth, fixedText, partsOf, type CalendarDay } from '@gongwei/domain/shared';

/** How long a time a health report is about. */
export type PeriodKind = 'month' | 'quarter' | 'year';

/** A stretch of whole months that a report looks back on, both ends included. */
export type Period = {
  readonly kind: PeriodKind;
  readonly from: CalendarDay;
  readonly until: CalendarDay;
  readonly words: string;
};

/** Kinds of periods a health report is about, in words. */
export const PERIOD_LABELS: { readonly [Kind in PeriodKind]: string } = {
  month: '月报',
  quarter: '季报',
  year: '年报',
};

const MONTHS: { readonly [Kind in PeriodKind]: number } = { month: 1, quarter: 3, year: 12 };
const QUARTERS = ['一', '二', '三', '四'];

/** The calendar month, quarter or year a day lies in. */
export function periodAround(kind: PeriodKind, day: CalendarDay): Period {
  const { year, month } = partsOf(day);
  const length = MONTHS[kind];
  const first = Math.floor((month - 1) / length) * length + 1;
  const last = first + length - 1;
  const part = kind === 'month' ? ` ${month} 月` : kind === 'quarter' ? `第${QUARTERS[(first - 1) / 3]}季度` : '';
  return {
    kind,
    from: calendarDay(year, first, 1),
    until: calendarDay(year, last, daysInMonth(year, last)),
    words: `${year} 年${part}`,
  };
}

/**
 * The last few periods of a kind, newest first, for choosing one.
 *
 * @example
 * ```ts
 * import { calendarDay } from '@gongwei/domain/shared';
 * recentPeriods('month', calendarDay(2026, 11, 20), 1)[0]?.words; // '2026 年 11 月'
 * ```
 */
export function recentPeriods(kind: PeriodKind, today: CalendarDay, count: number): readonly Period[] {
  const periods: Period[] = [periodAround(kind, today)];
  while (periods.length < count) {
    const { year, month } = partsOf((periods.at(-1) as Period).from);
    periods.push(periodAround(kind, month === 1 ? calendarDay(year - 1, 12, 1) : calendarDay(year, month - 1, 1)));
  }
  return periods;
}

/** Whether a day lies in a period, both ends included. */
export const isWithin = (on: string, { from, until }: Period): boolean => on >= from && on <= until;

/** How the values of a figure stood in a period. Texts have the figure's decimals, `138/84` where it has two lines. */
export type MonitoringRow = {
  readonly title: string;
  readonly unit: string;
  readonly count: number;
  readonly average: string;
  readonly highest: string;
  readonly lowest: string;
  readonly last: string;
  readonly lastOn: CalendarDay;
  /** Measurements within the aim; missing where nothing is judged. */
  readonly reached?: number;
};

/** Nothing where nothing was measured in the period. */
export function monitoringOf(figure: Figure, period: Period): MonitoringRow | undefined {
  const moments = figure.moments.filter(
    ({ on, values }) => isWithin(on, period) && values.some((value) => value !== undefined),
  );
  const last = moments.at(-1);
  if (!last) return undefined;
  const each = (of: (values: readonly number[]) => number): string =>
    figure.lines
      .map((_, line) => of(moments.flatMap(({ values }) => values[line] ?? [])))
      .map((value) => (Number.isFinite(value) ? fixedText(value, figure.decimals) : '—'))
      .join('/');
  return {
    title: figure.title,
    unit: figure.unit,
    count: moments.length,
    average: each((values) => values.reduce((sum, value) => sum + value, 0) / values.length),
    highest: each((values) => Math.max(...values)),
    lowest: each((values) => Math.min(...values)),
    last: wordsOf(last, figure),
    lastOn: last.on,
    ...(figure.bands.length > 0 ? { reached: moments.filter(({ beyond }) => beyond === undefined).length } : {}),
  };
}

const wordsOf = ({ values }: FigureMoment, { decimals }: Figure): string =>
  values.map((value) => (value === undefined ? '—' : fixedText(value, decimals))).join('/');

/** `达标 5 次（83%）`, or nothing where nothing is judged. */
export const reachedLabel = ({ count, reached }: MonitoringRow): string =>
  reached === undefined ? '' : `${reached} 次（${Math.round((reached / count) * 100)}%）`;

/** A sentence about a row, in words for the resident. */
export function conclusionOf(row: MonitoringRow): string {
  const { title, unit, count, average, reached } = row;
  const aim =
    reached === undefined
      ? ''
      : reached === count
        ? '，均在目标范围内，请继续保持'
        : reached * 2 >= count
          ? `，${count - reached} 次超出目标范围，请注意`
          : `，${count - reached} 次超出目标范围，请按医嘱调整并复查`;
  return `${title}测量 ${count} 次，平均 ${average} ${unit}${aim}。`;
}
