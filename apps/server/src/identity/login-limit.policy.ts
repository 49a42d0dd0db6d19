const FREE_TRIES = 5;
const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 15 * 60_000;
const FORGET_AFTER_MS = 30 * 60_000;
const MOST_KEYS = 10_000;

type Tries = { readonly failures: number; readonly lastAt: number; readonly blockedUntil: number };

/** Slows guessing of passwords: after five failures of a name from an address each further try waits twice as long. */
export type LoginLimit = {
  /** Seconds to wait before the next try, 0 when it may be made now. */
  waitSeconds(key: string, now: Date): number;
  failed(key: string, now: Date): void;
  succeeded(key: string): void;
};

export function createLoginLimit(): LoginLimit {
  const tries = new Map<string, Tries>();
  const current = (key: string, now: number): Tries | undefined => {
    const known = tries.get(key);
    return known && now - known.lastAt < FORGET_AFTER_MS ? known : undefined;
  };
  return {
    waitSeconds: (key, now) =>
      Math.max(0, Math.ceil(((current(key, now.getTime())?.blockedUntil ?? 0) - now.getTime()) / 1000)),
    failed: (key, now) => {
      const failures = (current(key, now.getTime())?.failures ?? 0) + 1;
      const wait = failures < FREE_TRIES ? 0 : Math.min(FIRST_WAIT_MS * 2 ** (failures - FREE_TRIES), LONGEST_WAIT_MS);
      tries.delete(key);
      tries.set(key, { failures, lastAt: now.getTime(), blockedUntil: now.getTime() + wait });
      // The oldest go first, so that invented names cannot fill the memory.
      if (tries.size > MOST_KEYS) tries.delete(tries.keys().next().value as string);
    },
    succeeded: (key) => void tries.delete(key),
  };
}
