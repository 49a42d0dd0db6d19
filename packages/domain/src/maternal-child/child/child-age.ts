import { numberOf, type RawInput } from '../../clinical/index.ts';
import { addDays, addMonths, daysBetween, fullMonths, type CalendarDay } from '../../shared/index.ts';

/** Completed months of a child's rules, as `fullMonths` of shared counts them. Missing before birth. */
export const completedMonths = (birthDate: CalendarDay, on: CalendarDay): number | undefined =>
  on < birthDate ? undefined : fullMonths(birthDate, on);

/** Years, months and days of age, as in 2岁3月5天. */
export type AgeParts = { readonly years: number; readonly months: number; readonly days: number };

/** Age on a day in completed years, months and days. `undefined` before birth. */
export function agePartsOf(birthDate: CalendarDay, on: CalendarDay): AgeParts | undefined {
  const months = completedMonths(birthDate, on);
  if (months === undefined) return undefined;
  return { years: Math.floor(months / 12), months: months % 12, days: daysBetween(addMonths(birthDate, months), on) };
}

/** An age as sheets print it, `2岁3月5天`: parts that are 0 are left out, `0天` on the day of birth. */
export const ageTextOf = ({ years, months, days }: AgeParts): string => {
  const text = `${years > 0 ? `${years}岁` : ''}${months > 0 ? `${months}月` : ''}${days > 0 ? `${days}天` : ''}`;
  return text === '' ? '0天' : text;
};

/**
 * Days of gestation at birth from `gestationalDaysTotal`, or `gestationalWeeks` (completed) with `gestationalDays`. Missing where they
 * are unknown or no child is born alive (under 140) or carried so long (over 315).
 */
export function gestationalDaysOf(input: RawInput): number | undefined {
  const total = numberOf(input['gestationalDaysTotal']);
  const weeks = numberOf(input['gestationalWeeks']);
  const days = total ?? (weeks === undefined ? undefined : weeks * 7 + (numberOf(input['gestationalDays']) ?? 0));
  return days !== undefined && Number.isInteger(days) && days >= 140 && days <= 315 ? days : undefined;
}

/** The day a child was due (40+0). `gestationalDays` in days. */
export const dueDayOf = (birthDate: CalendarDay, gestationalDays: number): CalendarDay =>
  addDays(birthDate, 280 - gestationalDays);

/** Whether a child came before 37+0; unknown counts as born at term. */
export const isPreterm = (gestationalDays: number | undefined): gestationalDays is number =>
  gestationalDays !== undefined && gestationalDays < 259;

/** An age to the day: completed months, and `days` of the `monthDays` that the running month has. */
export type ExactAge = { readonly months: number; readonly days: number; readonly monthDays: number };

/** The age to the day, months as `completedMonths` counts them. Missing before birth. */
export function exactAgeOf(birthDate: CalendarDay, on: CalendarDay): ExactAge | undefined {
  const months = completedMonths(birthDate, on);
  if (months === undefined) return undefined;
  const [last, next] = [addMonths(birthDate, months), addMonths(birthDate, months + 1)];
  return { months, days: daysBetween(last, on), monthDays: daysBetween(last, next) };
}

/**
 * Age by which growth is judged: preterm children (<37+0) under 24 months are counted from the day they were due (40+0). Missing before that day:
 * then nothing is judged. Without a gestational age the child counts as born at term. `gestationalDays` in days.
 */
export function correctedAge(
  birthDate: CalendarDay,
  on: CalendarDay,
  gestationalDays: number | undefined,
): ExactAge | undefined {
  const age = exactAgeOf(birthDate, on);
  if (age === undefined || age.months >= 24 || !isPreterm(gestationalDays)) return age;
  return exactAgeOf(dueDayOf(birthDate, gestationalDays), on);
}

/** Completed months of `correctedAge`. */
export const correctedMonths = (
  birthDate: CalendarDay,
  on: CalendarDay,
  gestationalDays: number | undefined,
): number | undefined => correctedAge(birthDate, on, gestationalDays)?.months;
