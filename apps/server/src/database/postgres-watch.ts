import { setTimeout as wait } from 'node:timers/promises';
import { databaseAway } from './database-trouble.ts';

/** Milliseconds a question may take before somebody looks whether the database lives, between two looks, and of a look. */
const PACE = { slow: 1_000, every: 500, look: 1_500 };

export type PostgresWatch = ReturnType<typeof createPostgresWatch>;

/**
 * Fails after so many milliseconds. Waited in parts, so that a process that was busy itself for seconds, and reads the answer only then,
 * does not blame the database.
 */
async function afterOwnTime(milliseconds: number, signal: AbortSignal): Promise<never> {
  for (let part = 0; part < PARTS; part += 1) await wait(milliseconds / PARTS, undefined, { signal, ref: false });
  throw new Error('late');
}
const PARTS = 5;

/**
 * Tells a database that stands still from a statement that takes long: what takes long is left alone while `look` is answered, and when it
 * is not, everything under way is given up at once and what comes is refused, until it is answered again. So nobody waits
 * longer than three seconds for a database that is frozen, and a long report is not cut off. `look` has no clock of its own: only this one
 * knows how long the process itself was busy.
 */
export function createPostgresWatch(look: (givenUp: AbortSignal) => Promise<void>, pace = PACE) {
  const running = new Map<AbortController, number>();
  let timer: NodeJS.Timeout | undefined;
  let [away, closed] = [false, false];

  const slowest = (): number => Math.min(Infinity, ...running.values());
  function arm(): void {
    if (timer !== undefined || closed || (running.size === 0 && !away)) return;
    timer = setTimeout(() => void check(), pace.every).unref();
  }
  async function check(): Promise<void> {
    if (away || performance.now() - slowest() > pace.slow) await lookNow();
    timer = undefined;
    arm();
  }
  async function lookNow(): Promise<void> {
    const ended = new AbortController();
    away = await Promise.race([look(ended.signal), afterOwnTime(pace.look, ended.signal)]).then(
      () => false,
      () => true,
    );
    ended.abort();
    if (!away) return;
    for (const one of running.keys()) one.abort(databaseAway());
    running.clear();
  }

  return {
    /** @throws `DATABASE_AWAY` at once while the database is away, or when it goes while `work` is under way; then `signal` tells. */
    async within<Value>(work: (signal: AbortSignal) => Promise<Value>): Promise<Value> {
      if (away) throw databaseAway();
      const own = new AbortController();
      running.set(own, performance.now());
      arm();
      const lost = new Promise<never>((_, failed) =>
        own.signal.addEventListener('abort', () => failed(own.signal.reason as Error), { once: true }),
      );
      try {
        return await Promise.race([work(own.signal), lost]);
      } finally {
        running.delete(own);
      }
    },
    close(): void {
      closed = true;
      clearTimeout(timer);
    },
  };
}
