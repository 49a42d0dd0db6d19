/** A pause in typing after which what is not being looked at is drawn, and how long it may wait at most. Milliseconds. */
const PAUSE = 140;
const AT_MOST = 500;

type IdleBatcher = {
  /** Runs it in the next pause; the answer takes it back. */
  later(run: () => void): () => void;
  /** Runs what waits now: somebody is about to look at it. */
  now(): void;
};

/**
 * Collects what can wait and runs it together in the next pause of typing. A key stroke then pays for its own field and
 * its section; suggestions and findings elsewhere follow a blink later.
 */
export function createIdleBatcher(): IdleBatcher {
  const waiting = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let since = 0;
  const now = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const all = [...waiting];
    waiting.clear();
    for (const run of all) run();
  };
  return {
    now,
    later(run) {
      const at = performance.now();
      if (timer === undefined) since = at;
      else clearTimeout(timer);
      waiting.add(run);
      timer = setTimeout(now, Math.max(0, Math.min(PAUSE, since + AT_MOST - at)));
      return () => void waiting.delete(run);
    },
  };
}

/** One for the page: only one form is typed in at a time, and one pause serves all that wait. */
export const idleBatcher = createIdleBatcher();
