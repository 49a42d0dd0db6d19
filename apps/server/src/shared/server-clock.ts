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
