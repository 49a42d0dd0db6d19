import type { Fault } from '@gongwei/domain/shared';
import type { Clock, Scope } from '../shared/index.ts';

/** Milliseconds before the first, second, … repetition; the last one holds on. */
const DELAYS = [2_000, 5_000, 15_000, 60_000] as const;

export type SaveRetry = {
  /** Repeats later where the line or the server was the trouble; the instant it will, or nothing where repeating is no use. */
  after(fault: Fault): string | undefined;
  /** The line is back: what waits is repeated at once, and from the first wait on where it fails again. */
  now(): void;
  /** The next failure is the first again. */
  stop(): void;
};

/** Repeats a save that did not get through, ever more patiently, while its form is open. */
export function createSaveRetry(clock: Clock, scope: Scope, again: () => void): SaveRetry {
  let failures = 0;
  let cancel: (() => void) | undefined;
  const disarm = (): void => {
    cancel?.();
    cancel = undefined;
  };
  return {
    after(fault) {
      disarm();
      if (fault.category !== 'network' || scope.ended) return undefined;
      const delay = DELAYS[Math.min(failures, DELAYS.length - 1)] ?? 0;
      failures += 1;
      cancel = scope.after(clock, delay, () => {
        cancel = undefined;
        again();
      });
      return new Date(clock.now().getTime() + delay).toISOString();
    },
    now() {
      if (!cancel) return;
      disarm();
      failures = 0;
      again();
    },
    stop() {
      disarm();
      failures = 0;
    },
  };
}
