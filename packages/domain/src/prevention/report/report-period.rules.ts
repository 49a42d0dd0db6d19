import { calendarDay, daysInMonth, partsOf, type CalendarDay } from '../../shared/index.ts';

/** How long a time a health report is about. */
export type PeriodKind = 'month' | 'quarter' | 'year';

/** A stretch of whole months that a report looks back on, both ends included. */
export type Period = {
  readonly kind: PeriodKind;
  readonly from: CalendarDay;
  readonly until: CalendarDay;
  readonly words: string;
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
