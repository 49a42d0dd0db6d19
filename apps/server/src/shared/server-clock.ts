import { dayInChina, type CalendarDay } from '@gongwei/domain/shared';

/** The server's time. Tests set it. */
export interface ServerClock {
  now(): Date;
}

export const systemClock: ServerClock = { now: () => new Date() };

/** The day of an instant in China. */
export const dayOf = dayInChina;

/** The working day in China. */
export const todayOf = (clock: ServerClock): CalendarDay => dayOf(clock.now().getTime());

/** The minute in China, as a form's date with a time holds it: 2026-06-15T12:00:00. */
export const minuteOf = (clock: ServerClock): string =>
  `${new Date(clock.now().getTime() + 8 * 3_600_000).toISOString().slice(0, 16)}:00`;
