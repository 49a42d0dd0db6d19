import { parseCalendarDay, type CalendarDay } from '@gongwei/domain/shared';
import type { Clock } from './clock.port.ts';

/** A clock that stands; `fire` runs every timer that is waiting. */
export const createTimers = () => {
  const timers = new Set<() => void>();
  const clock: Clock = {
    now: () => new Date(0),
    today: () => parseCalendarDay('1970-01-01') as CalendarDay,
    after(_milliseconds, run) {
      timers.add(run);
      return () => void timers.delete(run);
    },
  };
  return {
    clock,
    timers,
    fire: () =>
      [...timers].forEach((run) => {
        timers.delete(run);
        run();
      }),
  };
};

/** Promises that were answered have been heard of by then. */
export const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};
