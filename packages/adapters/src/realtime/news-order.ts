import type { Clock } from '@gongwei/application/shared';

/** Milliseconds for which acknowledgements are gathered: one for a burst. */
const GATHER = 100;

/** Which news arrived on a connection. */
export type NewsOrder = {
  /** Number of the last one that arrived. */
  readonly after: number;
  /** `gap`: one is missing before it, so the connection cannot be trusted any more. Anything but that is acknowledged soon. */
  take(n: number): 'next' | 'known' | 'gap';
  /** The server counts from one again. */
  begin(): void;
  /** The line is gone: nothing can be acknowledged. */
  pause(): void;
};

export function createNewsOrder(clock: Clock, acknowledge: (n: number) => void): NewsOrder {
  let after = 0;
  let cancel: (() => void) | undefined;
  const pause = (): void => {
    cancel?.();
    cancel = undefined;
  };
  return {
    get after() {
      return after;
    },
    take(n) {
      if (n > after + 1) return 'gap';
      cancel ??= clock.after(GATHER, () => {
        cancel = undefined;
        acknowledge(after);
      });
      if (n <= after) return 'known';
      after = n;
      return 'next';
    },
    begin() {
      pause();
      after = 0;
    },
    pause,
  };
}
