import { addDays, isCalendarDay, type CalendarDay } from '@gongwei/domain/shared';

/** 前天, 昨日, 今天, 明天, 后天: days from two before today on. */
const NEAR = '前昨今明后';

/**
 * What a doctor types for a day: `20261120`, `261120`, `1120`, `2026-11-20`, `2026/11/20`, `2026年11月20日`, `11-20`, `今天`, `.`.
 * A day without a year is one of this year; where `latest` is given and this year's would lie after it, of last year.
 * `undefined` where it is no real day.
 */
export function dayOfEntry(text: string, today: CalendarDay, latest?: CalendarDay): CalendarDay | undefined {
  const typed = text.trim();
  if (typed === '.' || typed === '。') return today;
  const near = /^(.)[天日]$/.test(typed) ? NEAR.indexOf(typed.slice(0, 1)) : -1;
  if (near >= 0) return addDays(today, near - 2);
  const parts = partsOf(typed);
  if (!parts) return undefined;
  const [year, month, day] = parts;
  if (year) return realDay(year, month, day);
  const thisYear = Number(today.slice(0, 4));
  const guess = realDay(thisYear, month, day);
  return guess && latest && guess > latest ? realDay(thisYear - 1, month, day) : guess;
}

/** What a day box said before it was typed into, and its bounds, both included. */
type DayBox = {
  readonly value: CalendarDay | undefined;
  readonly earliest?: CalendarDay | undefined;
  readonly latest?: CalendarDay | undefined;
  readonly required?: boolean | undefined;
};

/** The day a box says once it is left, none where it may be empty, or why it says none. What it said before is not judged again. */
export function dayLeft(
  text: string,
  today: CalendarDay,
  { value, earliest, latest, required }: DayBox,
): { readonly day?: CalendarDay | undefined; readonly problem?: string } {
  if (text === (value ?? '')) return { day: value };
  if (!text && !required) return {};
  const day = dayOfEntry(text, today, latest);
  if (day && latest && day > latest) return { problem: `不能晚于 ${latest}` };
  if (day && earliest && day < earliest) return { problem: `不能早于 ${earliest}` };
  return day ? { day } : { problem: '没有这一天，应如 20261120' };
}

function partsOf(typed: string): readonly [year: number | undefined, month: number, day: number] | undefined {
  const compact = /^(\d{2}|\d{4})?(\d{2})(\d{2})$/.exec(typed);
  const spaced = /^(?:(\d{4})[-/.年])?(\d{1,2})[-/.月](\d{1,2})日?$/.exec(typed);
  const match = compact ?? spaced;
  if (!match) return undefined;
  const year = match[1] === undefined ? undefined : Number(match[1].length === 2 ? `20${match[1]}` : match[1]);
  return [year, Number(match[2]), Number(match[3])];
}

function realDay(year: number, month: number, day: number): CalendarDay | undefined {
  const text = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return isCalendarDay(text) ? text : undefined;
}
