import { chinaTime, dayInChina, type CalendarDay } from '@gongwei/domain/shared';

/** The server's time. Tests set it. */
export interface ServerClock {
  now(): Date;
}

export const systemClock: ServerClock = { now: () => new Date() };

/** The day of an instant in China. */
export const dayOf = dayInChina;

/** The working day in China. */
export const todayOf = (clock: ServerClock): CalendarDay => dayOf(clock.now().getTime());

/** Minutes of today that are over in China, in steps of five: what is asked again within them is the same question. */
export const minutesOf = (clock: ServerClock): number =>
  Math.floor(((clock.now().getTime() / 60_000 + 8 * 60) % (24 * 60)) / 5) * 5;

/** The minute in China, as a form's date with a time holds it: 2026-06-15T12:00:00. */
export const minuteOf = (clock: ServerClock): string => `${chinaTime(clock.now()).slice(0, 16)}:00`;
