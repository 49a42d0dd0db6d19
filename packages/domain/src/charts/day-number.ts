import { addDays, daysBetween, type CalendarDay } from '../shared/index.ts';

const EPOCH = '1970-01-01' as CalendarDay;

/** A day as a number on the axis of days: days since 1970-01-01. */
export const numberOfDay = (day: CalendarDay): number => daysBetween(EPOCH, day);

/** The day behind a number on the axis of days (days since 1970-01-01); parts of a day are rounded. */
export const dayOfNumber = (number: number): CalendarDay => addDays(EPOCH, Math.round(number));
