import { parseCalendarDay, type CalendarDay } from '@gongwei/domain/shared';

/** The server's time. Tests set it. */
export interface ServerClock {
  now(): Date;
}

export const systemClock: ServerClock = { now: () => new Date() };

/** The day of an instant in China: the whole country is on UTC+8 without summer time, so no zone table is needed. */
export const dayOf = (instant: string | number): CalendarDay =>
  parseCalendarDay(new Date(new Date(instant).getTime() + 8 * 3_600_000).toISOString().slice(0, 10)) as CalendarDay;

/** The working day in China. */
export const todayOf = (clock: ServerClock): CalendarDay => dayOf(clock.now().getTime());
