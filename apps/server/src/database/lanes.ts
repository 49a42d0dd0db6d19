import { AsyncLocalStorage } from 'node:async_hooks';

/** Whose statements go before whose: of somebody who waits for numbers, or of nobody yet. */
const behind = new AsyncLocalStorage<Behind>();
type Behind = 'counting' | 'ahead';

/**
 * What `work` asks the embedded database lets everybody else's statements go first: counting a county is hundreds of them, and the database has one
 * thread. It goes on in every pause, and after `PATIENCE` without one.
 */
export const behindOthers = <Result>(work: () => Promise<Result>): Promise<Result> =>
  behind.run(behind.getStore() ?? 'counting', work);

/** The same for what nobody waits for: behind those who do, too. */
export const behindEverybody = <Result>(work: () => Promise<Result>): Promise<Result> => behind.run('ahead', work);

/** Milliseconds without a statement of others after which they pause: between two of one request there are fewer. */
const PAUSE = 10;
/** Milliseconds after which a statement behind others goes on whatever they ask. */
const PATIENCE = 1_000;

type Waiting = { readonly since: number; readonly go: () => void };
/** Does a statement when it is its turn. */
export type Lanes = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Lanes to one connection: others' statements as they come, of those behind them one at a time. */
export function createLanes({ pause = PAUSE, patience = PATIENCE } = {}): Lanes {
  const waiting: { readonly [lane in Behind]: Waiting[] } = { counting: [], ahead: [] };
  let [others, running, quietSince] = [0, false, -Infinity];
  let timer: NodeJS.Timeout | undefined;

  const next = (): void => {
    const lane = waiting.counting.length > 0 ? waiting.counting : waiting.ahead;
    const [first] = lane;
    if (running || !first) return;
    const now = performance.now();
    const untilPause = others > 0 ? Infinity : quietSince + pause - now;
    const wait = Math.min(untilPause, first.since + patience - now);
    clearTimeout(timer);
    if (wait > 0) {
      timer = setTimeout(next, wait);
      return;
    }
    lane.shift();
    running = true;
    first.go();
  };

  return async (work) => {
    const lane = behind.getStore();
    if (lane) {
      await new Promise<void>((go) => {
        waiting[lane].push({ since: performance.now(), go });
        next();
      });
      try {
        return await work();
      } finally {
        running = false;
        next();
      }
    }
    others += 1;
    try {
      return await work();
    } finally {
      others -= 1;
      quietSince = performance.now();
      next();
    }
  };
}
