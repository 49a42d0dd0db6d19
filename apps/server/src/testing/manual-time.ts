import type { ServerClock } from '../shared/server-clock.ts';
import type { ServerTimers } from '../shared/server-timers.ts';

export type ManualTime = {
  readonly clock: ServerClock;
  readonly timers: ServerTimers;
  /** It is this instant now. What was to be done later keeps its distance. */
  set(instant: string): void;
  /** Lets time go by; what falls due is done in its order, each at its own instant. */
  advance(milliseconds: number): void;
  /**
   * As when the machine stood still for so long: what fell due meanwhile is done once, now. For hours and days, in which a server looks
   * around ten thousand times: each look of `advance` is a question to the database.
   */
  leap(milliseconds: number): void;
  /** Things still to be done. */
  waiting(): number;
};

/** A clock that goes only when it is told to, and timers that go by it. */
export function createManualTime(start: string): ManualTime {
  let now = Date.parse(start);
  let count = 0;
  let waiting: { readonly order: number; readonly at: number; readonly work: () => void }[] = [];
  type Waiting = (typeof waiting)[number];
  const sooner = (one: Waiting, other: Waiting): number => one.at - other.at || one.order - other.order;
  return {
    clock: { now: () => new Date(now) },
    timers: {
      after(milliseconds, work) {
        const own = { order: (count += 1), at: now + Math.max(0, milliseconds), work };
        waiting.push(own);
        return () => void (waiting = waiting.filter((one) => one.order !== own.order));
      },
    },
    set(instant) {
      const by = Date.parse(instant) - now;
      now += by;
      waiting = waiting.map((one) => ({ ...one, at: one.at + by }));
    },
    advance(milliseconds) {
      const until = now + milliseconds;
      for (;;) {
        const next = waiting.reduce<Waiting | undefined>(
          (first, one) => (one.at <= until && (!first || sooner(one, first) < 0) ? one : first),
          undefined,
        );
        if (!next) break;
        waiting = waiting.filter((one) => one !== next);
        now = Math.max(now, next.at);
        next.work();
      }
      now = until;
    },
    leap(milliseconds) {
      now += milliseconds;
      const due = waiting.filter(({ at }) => at <= now).toSorted(sooner);
      for (const one of due) {
        // One before it may have called it off.
        if (!waiting.includes(one)) continue;
        waiting = waiting.filter((other) => other !== one);
        one.work();
      }
    },
    waiting: () => waiting.length,
  };
}
