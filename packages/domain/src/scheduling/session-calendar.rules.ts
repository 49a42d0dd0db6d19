import { addDays, addMonths, calendarDay, isCalendarDay, partsOf, type CalendarDay } from '../shared/index.ts';

/** A month or a week of sessions; `day` is any of its days. */
export type CalendarView = { readonly span: 'month' | 'week'; readonly day: CalendarDay };

/** How many days after Monday. */
const afterMonday = (day: CalendarDay): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
const mondayOf = (day: CalendarDay): CalendarDay => addDays(day, -afterMonday(day));
const firstOfMonth = (day: CalendarDay): CalendarDay => calendarDay(partsOf(day).year, partsOf(day).month, 1);

/** First and last day of a view, both included: a month with whole weeks around it, Monday first. */
export function stretchOf({ span, day }: CalendarView): { readonly from: CalendarDay; readonly to: CalendarDay } {
  if (span === 'week') return { from: mondayOf(day), to: addDays(mondayOf(day), 6) };
  const first = firstOfMonth(day);
  return { from: mondayOf(first), to: addDays(mondayOf(addDays(addMonths(first, 1), -1)), 6) };
}

/** The days of a view, week by week. */
export function weeksOf(view: CalendarView): readonly (readonly CalendarDay[])[] {
  const { from, to } = stretchOf(view);
  const weeks: CalendarDay[][] = [];
  for (let monday = from; monday <= to; monday = addDays(monday, 7))
    weeks.push(Array.from({ length: 7 }, (_, after) => addDays(monday, after)));
  return weeks;
}

/** Whether a view is about a day; the days that only fill its first and last week are not. */
export const isOfView = ({ span, day }: CalendarView, one: CalendarDay): boolean =>
  span === 'week' ? mondayOf(one) === mondayOf(day) : one.slice(0, 7) === day.slice(0, 7);

/** The view so many months or weeks later. */
export const stepped = ({ span, day }: CalendarView, by: number): CalendarView =>
  span === 'week' ? { span, day: addDays(mondayOf(day), 7 * by) } : { span, day: addMonths(firstOfMonth(day), by) };

/** Where a key leads from a day; `undefined` for a key that moves nothing. */
export function dayOfKey(key: string, day: CalendarDay, { span }: CalendarView): CalendarDay | undefined {
  const page = (by: number): CalendarDay => (span === 'week' ? addDays(day, 7 * by) : addMonths(day, by));
  const targets: { readonly [key: string]: () => CalendarDay } = {
    ArrowLeft: () => addDays(day, -1),
    ArrowRight: () => addDays(day, 1),
    ArrowUp: () => addDays(day, -7),
    ArrowDown: () => addDays(day, 7),
    PageUp: () => page(-1),
    PageDown: () => page(1),
    Home: () => mondayOf(day),
    End: () => addDays(mondayOf(day), 6),
  };
  return targets[key]?.();
}

/** As an address says it: `month 2026-11-01`; whatever else is this month. */
export function viewOf(text: string | null, today: CalendarDay): CalendarView {
  const [span, day = ''] = (text ?? '').split(' ');
  if ((span !== 'month' && span !== 'week') || !isCalendarDay(day)) return { span: 'month', day: today };
  return { span, day };
}

/** 2026年11月, 11月23日～11月29日. */
export function viewLabel(view: CalendarView): string {
  const { year, month } = partsOf(view.day);
  if (view.span === 'month') return `${year}年${month}月`;
  const { from, to } = stretchOf(view);
  const words = (day: CalendarDay): string => `${partsOf(day).month}月${partsOf(day).day}日`;
  return `${partsOf(from).year}年${words(from)}～${words(to)}`;
}
