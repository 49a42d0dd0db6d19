import { parseCalendarDay, type CalendarDay } from '@gongwei/domain/shared';

/** The server's time. Tests set it. */
export interface ServerClock {
  now(): Date;
}

export const systemClock: ServerClock = { now: () => new Date() };

/** The working day in China: the whole country is on UTC+8 without summer time, so no zone table is needed. */
export function todayOf(clock: ServerClock): CalendarDay {
  return parseCalendarDay(new Date(clock.now().getTime() + 8 * 3_600_000).toISOString().slice(0, 10)) as CalendarDay;
}
