import { parseCalendarDay, type CalendarDay } from '@gongwei/domain/shared';
import type { Clock } from '@gongwei/application/shared';

/** A clock whose time passes only when it is told to. */
export type ManualClock = Clock & {
  /** Lets time pass and runs what falls due, in order; lets promises settle after each. Milliseconds. */
  advance(milliseconds: number): Promise<void>;
  /** The program died: whatever was waiting will not happen. */
  dropTimers(): void;
  /** Timers still waiting. */
  readonly pending: number;
};

/** A clock that only goes when it is told to. Days are those of UTC. */
export function createManualClock(start = '2026-11-20T08:00:00.000Z'): ManualClock {
  let now = Date.parse(start);
  let order = 0;
  const timers = new Map<number, { readonly at: number; readonly run: () => void }>();

  const nextDue = (until: number): number | undefined => {
    let found: number | undefined;
    for (const [id, timer] of timers) {
      if (timer.at <= until && (found === undefined || timer.at < (timers.get(found)?.at ?? 0))) found = id;
    }
    return found;
  };
  return {
    now: () => new Date(now),
    today: () => parseCalendarDay(new Date(now).toISOString().slice(0, 10)) as CalendarDay,
    after(milliseconds, run) {
      const id = ++order;
      timers.set(id, { at: now + Math.max(0, milliseconds), run });
      return () => void timers.delete(id);
    },
    async advance(milliseconds) {
      const until = now + milliseconds;
      await settle();
      for (let id = nextDue(until); id !== undefined; id = nextDue(until)) {
        const timer = timers.get(id);
        timers.delete(id);
        now = Math.max(now, timer?.at ?? now);
        timer?.run();
        await settle();
      }
      now = until;
    },
    dropTimers: () => timers.clear(),
    get pending() {
      return timers.size;
    },
  };
}

/** Lets everything that is ready run: a macrotask comes after all microtasks. */
export const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
