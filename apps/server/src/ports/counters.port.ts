/** How often something may be tried under one key, and what comes after that. All times in milliseconds. */
export type CounterRule = {
  /** Keeps keys of different purposes apart. */
  readonly name: string;
  /** Tries that go on one after the other. */
  readonly free: number;
  /** `window`: no further one until those counted are forgotten. Otherwise the wait doubles with every further try. */
  readonly waits: 'window' | { readonly firstWait: number; readonly longestWait: number };
  /** A `window` is forgotten so long after its first try, everything else so long after its last. */
  readonly forgetAfter: number;
};

/** `count`: tries under the key, this one included. */
export type Counted =
  | { readonly admitted: true; readonly count: number }
  | { readonly admitted: false; readonly waitSeconds: number };

/**
 * Counts tries for all processes of a site. A try is counted before what it tries is looked at, and in one step: of a hundred at once as
 * many go on as the rule says. Who succeeds takes back what was theirs.
 */
export interface Counters {
  /** Counts a try. One that may not go on is not counted and does not make the wait longer. */
  count(rule: CounterRule, key: string): Promise<Counted>;
  /** Tries that are counted now. */
  peek(rule: CounterRule, key: string): Promise<number>;
  /** Takes back so many tries and ends the wait behind them. Whoever takes one back was let on, so that nobody else was meanwhile. */
  takeBack(rule: CounterRule, key: string, tries: number): Promise<void>;
  /** Forgets the key; how many tries there were. */
  forget(rule: CounterRule, key: string): Promise<number>;
  /** Throws away what is forgotten anyway. */
  sweep(): Promise<void>;
}

/** Milliseconds to wait behind the `count`-th try of a rule whose waits double; 0 while tries are free. */
export function waitBehind({ free, waits }: CounterRule, count: number): number {
  if (waits === 'window' || count < free) return 0;
  return Math.min(waits.firstWait * 2 ** (count - free), waits.longestWait);
}
