import type { Clock } from '@gongwei/application/shared';
import { delayBefore } from '@gongwei/domain/call';

/** Milliseconds a line must stand before its end counts as the first one: a server that throws out at once is not hammered. */
const STANDS_AFTER = 5_000;
const [FIRST_PATIENCE, LONGEST_PATIENCE] = [3_000, 8_000];

/** When to try again, and for how long. All in milliseconds. */
export type Retries = {
  /** To wait before the next attempt; counts it. */
  next(atLeast: number): number;
  /** An attempt may take so long up to the welcome. The first are given up early: a network that is back answers new sockets sooner. */
  patience(): number;
  /** The line is up. */
  stands(): void;
  /** The line that was up is gone. */
  fell(): void;
  /** Begins to count anew. */
  reset(): void;
};

export function createRetries(clock: Clock, random: () => number): Retries {
  let [attempt, since] = [0, 0];
  const now = (): number => clock.now().getTime();
  return {
    next(atLeast) {
      const delay = Math.max(atLeast, delayBefore(attempt, random()));
      attempt += 1;
      return delay;
    },
    patience: () => Math.min(LONGEST_PATIENCE, FIRST_PATIENCE * 2 ** Math.max(0, attempt - 1)),
    stands: () => void (since = now()),
    // Not by a timer, which a hidden window holds back for up to a minute.
    fell() {
      if (now() - since >= STANDS_AFTER) attempt = 0;
    },
    reset: () => void (attempt = 0),
  };
}
