import type { Database } from '../database/database.port.ts';
import { lookAgain } from '../shared/look-again.ts';
import type { ServerTimers } from '../shared/server-timers.ts';
import type { Checks } from './create-checks.ts';
import { fillChecks, WITHOUT_CHECKS } from './rebuild-checks.ts';

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
  readonly timers: ServerTimers;
  readonly say: (level: 'info' | 'warn', line: string) => void;
};

/** Works out, in the background of a running server, who was never worked out or by other rules than those of today. Of several processes one does it. */
export function keepChecks(parts: Parts): ChecksKeeper {
  const { database, checks, timers, say } = parts;
  // Who is missing is a question about everybody: asked until nobody is, afterwards every writer keeps it true.
  let complete = false;
  const due = async (): Promise<boolean> => {
    if (complete || !looking.goOn()) return false;
    const [lacking] = await database.query(
      `select 1 from residents r where ${WITHOUT_CHECKS(checks.version())} limit 1`,
    );
    complete = lacking === undefined;
    return !complete;
  };
  const look = async (): Promise<void> => {
    if (!(await due())) return;
    await database.inTurn('checks', async () => {
      if (!(await due())) return;
      const count = await fillChecks(parts, looking.goOn);
      say('info', `checks: worked out for ${count} residents`);
    });
  };
  // A database that does not answer now is asked again next time.
  const looking = lookAgain(timers, { first: FIRST_AFTER, again: AGAIN_AFTER }, look);
  return { look, stop: looking.stop };
}
