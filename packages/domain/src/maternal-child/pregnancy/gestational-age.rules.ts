import { addDays, addMonths, daysBetween, type CalendarDay } from '../../shared/index.ts';

/** Completed weeks and days, written `W+D`; the first day of the last menstrual period is 0+0. */
export type GestationalAge = { readonly totalDays: number; readonly weeks: number; readonly days: number };

/** Completed weeks and remaining days of so many days of a pregnancy. */
export const gestationalAgeOf = (totalDays: number): GestationalAge => ({
  totalDays,
  weeks: Math.floor(totalDays / 7),
  days: totalDays % 7,
});

/** Longest pregnancy that is taken seriously: 45 weeks; what lies beyond is a wrong date, not an age. */
const LONGEST_DAYS = 45 * 7;

/** Age of the pregnancy on a day, counted in days from the (equivalent) LMP [S]. Missing before it and after 45 weeks. */
export function gestationalAge(lastMenstrualPeriod: CalendarDay, on: CalendarDay): GestationalAge | undefined {
  const days = daysBetween(lastMenstrualPeriod, on);
  return days < 0 || days > LONGEST_DAYS ? undefined : gestationalAgeOf(days);
}

/** A pregnancy’s age as sheets print it: weeks, and days where there are any. */
export const gestationalAgeText = ({ weeks, days }: GestationalAge): string => `${weeks}+${days}`;

/** Naegele: nine calendar months (clamped to the month's end) and seven days later [S]. It differs from LMP + 280 by up to 3 days. */
export const naegeleDueDate = (lastMenstrualPeriod: CalendarDay): CalendarDay =>
  addDays(addMonths(lastMenstrualPeriod, 9), 7);

/** 280 days after the start that an ultrasound of `weeks`+`days` puts the pregnancy at. */
export const ultrasoundDueDate = (examined: CalendarDay, weeks: number, days: number): CalendarDay =>
  addDays(examined, 280 - (weeks * 7 + days));

/** 266 days after fertilisation: transfer of a day-5 blastocyst is day 5 [recall]. */
export const transferDueDate = (transferred: CalendarDay, embryoAgeDays: number): CalendarDay =>
  addDays(transferred, 266 - embryoAgeDays);

/** The LMP a regular cycle would have had: 280 days before a due date that is not Naegele's. */
export const equivalentPeriod = (dueDate: CalendarDay): CalendarDay => addDays(dueDate, -280);

/** A hint only: cycles of other than 28 days move the due date by the difference [recall]. */
export const cycleAdjustedDueDate = (dueDate: CalendarDay, cycleDays: number): CalendarDay =>
  addDays(dueDate, cycleDays - 28);

/** By age from the LMP in days: up to 8+6 more than 5 days apart, 15+6: 7, 21+6: 10, 27+6: 14, later 21 [recall: ACOG CO 700]. */
const REDATING: readonly (readonly [upTo: number, days: number])[] = [
  [62, 5],
  [111, 7],
  [153, 10],
  [195, 14],
];

/** How far the due dates by last period and by ultrasound lie apart, and which one holds. */
export type Redating = {
  readonly differenceDays: number;
  readonly useUltrasound: boolean;
  readonly dueDate: CalendarDay;
};

/** Whether an ultrasound corrects the dates of a known LMP: only when they differ by *more* than the limit of that age. */
export function redateByUltrasound({
  lastMenstrualPeriod,
  examined,
  weeks,
  days,
}: {
  readonly lastMenstrualPeriod: CalendarDay;
  readonly examined: CalendarDay;
  readonly weeks: number;
  readonly days: number;
}): Redating | undefined {
  const age = gestationalAge(lastMenstrualPeriod, examined);
  if (!age) return undefined;
  const differenceDays = Math.abs(weeks * 7 + days - age.totalDays);
  const limit = REDATING.find(([upTo]) => age.totalDays <= upTo)?.[1] ?? 21;
  const useUltrasound = differenceDays > limit;
  return {
    differenceDays,
    useUltrasound,
    dueDate: useUltrasound ? ultrasoundDueDate(examined, weeks, days) : naegeleDueDate(lastMenstrualPeriod),
  };
}

/** Third of a pregnancy. */
export type Trimester = 'first' | 'second' | 'third';

/** First up to 13+6, second up to 27+6, third from 28+0. Registration counts as early only up to 12+6. */
export const trimester = (totalDays: number): Trimester =>
  totalDays < 98 ? 'first' : totalDays < 196 ? 'second' : 'third';

/** How the end of a pregnancy is called by its age. */
export type BirthTiming = 'abortion' | 'preterm' | 'term' | 'post-term';

/** <28+0 abortion, 28+0–36+6 preterm, 37+0–41+6 term, ≥42+0 post-term [S]. */
export const birthTiming = (totalDays: number): BirthTiming =>
  totalDays < 196 ? 'abortion' : totalDays < 259 ? 'preterm' : totalDays < 294 ? 'term' : 'post-term';

/** 早孕建册: up to 12+6. */
export const isEarlyPregnancy = (totalDays: number): boolean => totalDays < 91;
