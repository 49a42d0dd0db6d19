import type { Clock } from '@gongwei/application/shared';
import { parseCalendarDay, type CalendarDay } from '@gongwei/domain/shared';

/** A clock that can be told how far the server’s is ahead. */
export type BrowserClock = Clock & {
  /** Milliseconds the server is ahead of the PC, once it has been asked. */ setOffset(milliseconds: number): void;
};

/** Days of the work are those of China, wherever the PC believes to be. */
const DAY_IN_CHINA = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Shanghai',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The clock and timers of a browser, put right by `setOffset` once the server’s time is known. */
export function createBrowserClock(): BrowserClock {
  let offset = 0;
  const now = (): Date => new Date(Date.now() + offset);
  return {
    now,
    today() {
      const day = parseCalendarDay(DAY_IN_CHINA.format(now()));
      if (!day) throw new RangeError('The platform has no calendar for Asia/Shanghai');
      return day satisfies CalendarDay;
    },
    after(milliseconds, run) {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
    setOffset(milliseconds) {
      offset = milliseconds;
    },
  };
}
