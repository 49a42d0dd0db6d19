import { addDays, addMonths, daysBetween, partsOf, type CalendarDay } from '../shared/index.ts';

/**
 * Completed months of a child's rules: a month is full on its same day, or on the month's last where there is none (born 01-31, one month on 02-28),
 * as the schedules of visits and vaccines count. (`fullMonths` of shared waits for 03-01.) Missing before birth.
 */
export function completedMonths(birthDate: CalendarDay, on: CalendarDay): number | undefined {
  if (on < birthDate) return undefined;
  const [born, now] = [partsOf(birthDate), partsOf(on)];
  const months = (now.year - born.year) * 12 + now.month - born.month;
  return addMonths(birthDate, months) <= on ? months : months - 1;
}

/** Years, months and days of age, as in 2岁3月5天. */
export type AgeParts = { readonly years: number; readonly months: number; readonly days: number };

export function agePartsOf(birthDate: CalendarDay, on: CalendarDay): AgeParts | undefined {
  const months = completedMonths(birthDate, on);
  if (months === undefined) return undefined;
  return { years: Math.floor(months / 12), months: months % 12, days: daysBetween(addMonths(birthDate, months), on) };
}

export const ageTextOf = ({ years, months, days }: AgeParts): string => {
  const text = `${years > 0 ? `${years}岁` : ''}${months > 0 ? `${months}月` : ''}${days > 0 ? `${days}天` : ''}`;
  return text === '' ? '0天' : text;
};

/**
 * Months by which growth is judged: preterm children (<37+0) under 24 months are counted from the day they were due (40+0). Missing before that day:
 * then nothing is judged. Without a gestational age the child counts as born at term. `gestationalDays` in days.
 */
export function correctedMonths(
  birthDate: CalendarDay,
  on: CalendarDay,
  gestationalDays: number | undefined,
): number | undefined {
  const months = completedMonths(birthDate, on);
  if (months === undefined || months >= 24 || gestationalDays === undefined || gestationalDays >= 259) return months;
  return completedMonths(addDays(birthDate, 280 - gestationalDays), on);
}
