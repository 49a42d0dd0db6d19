import type { Database } from '../database/database.port.ts';
import { workBegins, workDone } from '../database/derived-work.ts';
import { lookAgain } from '../shared/look-again.ts';
import { todayOf, type ServerClock } from '../shared/server-clock.ts';
import type { ServerTimers } from '../shared/server-timers.ts';
import type { Checks } from './create-checks.ts';
import { fillChecks, WITHOUT_CHECKS } from './rebuild-checks.ts';
import { countiesWithoutPatterns, workOutPatterns } from './work-out-patterns.ts';

/** Milliseconds; the first minutes belong to those who wait for the server, to facts and to plans. */
const FIRST_AFTER = 90_000;
const AGAIN_AFTER = 30 * 60_000;

type ChecksKeeper = {
  /** Does what is due now. Told apart from the timer for tests. */
  look(): Promise<void>;
  /** Waits for the chunk being worked on. */
  stop(): Promise<void>;
};

type Parts = {
  readonly database: Database;
  readonly checks: Checks;
  readonly clock: ServerClock;
  readonly timers: ServerTimers;
  readonly say: (level: 'info' | 'warn', line: string) => void;
};

/**
 * Works out, in the background of a running server, who was never worked out or by other rules than those of today, and once a day what stands
 * out in what people entered. Of several processes one does it.
 */
export async function keepChecks(parts: Parts): Promise<ChecksKeeper> {
  const { database, checks, clock, timers, say } = parts;
  // Who is missing is a question about everybody: asked until nobody is, afterwards every writer keeps it true.
  let complete = false;
  const lacks = async (): Promise<boolean> => {
    if (complete) return false;
    const [one] = await database.query(`select 1 from residents r where ${WITHOUT_CHECKS(checks.version())} limit 1`);
    complete = one === undefined;
    if (complete) await workDone(database, 'checks', checks.version());
    return !complete;
  };
  await workBegins(database, 'checks', checks.version(), lacks);
  const fill = async (): Promise<void> => {
    if (!(await lacks())) return;
    const count = await fillChecks(parts, looking.goOn);
    await lacks();
    say('info', `checks: worked out for ${count} residents`);
  };
  const patterns = async (): Promise<void> => {
    const today = todayOf(clock);
    const counties = await countiesWithoutPatterns(database, today);
    if (counties.length === 0 || !looking.goOn()) return;
    const count = await workOutPatterns(database, counties, today);
    say('info', `checks: ${count} patterns stand out`);
  };
  const due = async (): Promise<boolean> =>
    looking.goOn() && ((await lacks()) || (await countiesWithoutPatterns(database, todayOf(clock))).length > 0);
  const look = async (): Promise<void> => {
    if (!(await due())) return;
    await database.inTurn('checks', async () => {
      await fill();
      await patterns();
    });
  };
  // A database that does not answer now is asked again next time.
  const looking = lookAgain(timers, { first: FIRST_AFTER, again: AGAIN_AFTER }, look);
  return { look, stop: looking.stop };
}
