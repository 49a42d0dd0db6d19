import type { Clock } from '@gongwei/application/shared';
import { lifeSigns } from '@gongwei/domain/call';

export type LineWatch = {
  /** A line is up: life signs go out. */
  begin(): void;
  stop(): void;
  /** Anything came. */
  heard(): void;
  /** The answer to a sign came. */
  answered(): void;
  /** The pace may have changed. `tell`: the server must know it at once, as it listens as closely. */
  paced(tell: boolean): void;
};

/**
 * Says life signs and notices a line on which nothing comes back, by the domain's rule (`lifeSigns`). Only time after an own
 * unanswered sign counts: browsers hold the timers of hidden windows back for a minute, and a PC sleeps, which is nobody's silence.
 */
export function createLineWatch(
  clock: Clock,
  needs: { readonly closely: () => boolean; readonly sign: () => void; readonly silent: () => void },
): LineWatch {
  let [running, every] = [false, 0];
  let cancelNext = (): void => {};
  let cancelSilence: (() => void) | undefined;

  const heard = (): void => {
    cancelSilence?.();
    cancelSilence = undefined;
  };
  const sign = (): void => {
    needs.sign();
    const { every: own, patience } = lifeSigns(needs.closely());
    cancelSilence ??= clock.after(patience - own, () => {
      cancelSilence = undefined;
      needs.silent();
    });
    arm();
  };
  const arm = (): void => {
    cancelNext();
    ({ every } = lifeSigns(needs.closely()));
    cancelNext = clock.after(every, sign);
  };
  return {
    begin() {
      running = true;
      heard();
      arm();
    },
    stop() {
      running = false;
      cancelNext();
      heard();
    },
    heard,
    answered() {
      heard();
      // Browsers hold back what timers set off one another; a timer that is set off by what came runs in hidden windows, too.
      if (running) arm();
    },
    paced(tell) {
      if (!running) return;
      const changed = lifeSigns(needs.closely()).every !== every;
      // A sign that waits with the old patience starts over with the new one.
      if (changed || tell) heard();
      if (tell) sign();
      else if (changed) arm();
    },
  };
}
