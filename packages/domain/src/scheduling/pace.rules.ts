import { addDays, daysBetween, divideExact, exactToNumber, roundHalfUp, type CalendarDay } from '../shared/index.ts';

/** Part of those due who are to be examined in a year, in percent [P]. */
export const USUAL_TARGET = 70;

/** How much of the year is over after a day, in percent with two decimals (modules, further rules). */
export function timeProgress(on: CalendarDay): number {
  const year = on.slice(0, 4);
  const first = `${year}-01-01` as CalendarDay;
  const days = daysBetween(first, `${Number(year) + 1}-01-01` as CalendarDay);
  return percentOf(daysBetween(first, on) + 1, days) ?? 0;
}

/** Days from Monday to Friday after a day until the end of its year; public holidays are not known. */
export function workdaysLeft(on: CalendarDay): number {
  const end = `${on.slice(0, 4)}-12-31` as CalendarDay;
  let count = 0;
  for (let day = addDays(on, 1); day <= end; day = addDays(day, 1)) {
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
    if (weekday !== 0 && weekday !== 6) count += 1;
  }
  return count;
}

/** A part of a whole in percent with two decimals; of nothing there is none. */
export const rateOf = (part: number, whole: number): number | undefined => percentOf(part, whole);

/** Exactly, half up: 23 of 160 are 14.38 %, and not 14.37 as in binary. */
function percentOf(part: number, whole: number): number | undefined {
  const percent = divideExact(part * 100, whole, 2);
  return percent && exactToNumber(percent);
}

/** People a day until the target is reached, rounded up; 0 where it is. Without a day left there is no answer. */
export function dailyNeed({
  due,
  done,
  target,
  workdays,
}: {
  readonly due: number;
  readonly done: number;
  readonly target: number;
  readonly workdays: number;
}): number | undefined {
  const open = Math.max(0, (due * target) / 100 - done);
  if (open === 0) return 0;
  return workdays === 0 ? undefined : Math.ceil(roundHalfUp(open / workdays, 6));
}

/** How a rate stands against the year: `behind` it, or by 20 points and more `far-behind`. */
export function paceOf(rate: number | undefined, progress: number): 'on-time' | 'behind' | 'far-behind' | undefined {
  if (rate === undefined) return undefined;
  if (rate >= progress) return 'on-time';
  return rate < roundHalfUp(progress - 20, 2) ? 'far-behind' : 'behind';
}
