import type { ServerTimers } from '../shared/server-timers.ts';
import type { Counters } from '../ports/counters.port.ts';

/** Milliseconds between two looks for what is forgotten. */
export const SWEEP_EVERY = 10 * 60_000;

/** Throws forgotten tallies away from time to time, so that invented names do not fill the database. The answer ends it. */
export function sweepCounters(counters: Counters, timers: ServerTimers): () => void {
  let stop = (): void => {};
  const later = (): void => {
    stop = timers.after(SWEEP_EVERY, () => {
      // A database that does not answer now is asked again next time.
      counters.sweep().catch(() => undefined);
      later();
    });
  };
  later();
  return () => stop();
}
