import type { Clock } from '@gongwei/application/shared';
import { dayInChina } from '@gongwei/domain/shared';

/** A clock that can be told how far the server’s is ahead. */
export type BrowserClock = Clock & {
  /** Milliseconds the server is ahead of the PC, once it has been asked. */ setOffset(milliseconds: number): void;
};

/** The clock and timers of a browser, put right by `setOffset` once the server’s time is known. */
export function createBrowserClock(): BrowserClock {
  let offset = 0;
  const now = (): Date => new Date(Date.now() + offset);
  return {
    now,
    // Days of the work are those of China, wherever the PC believes to be.
    today: () => dayInChina(now().getTime()),
    after(milliseconds, run) {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
    setOffset(milliseconds) {
      offset = milliseconds;
    },
  };
}
