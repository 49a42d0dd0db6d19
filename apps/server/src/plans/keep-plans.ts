import { PLAN_RULES_VERSION } from '@gongwei/domain/plans';
import type { CalendarDay } from '@gongwei/domain/shared';
import type { Database } from '../database/database.port.ts';
import { todayOf, type ServerClock } from '../shared/server-clock.ts';
import { lookAgain } from '../shared/look-again.ts';
import type { ServerTimers } from '../shared/server-timers.ts';
import type { Plans } from './create-plans.ts';
import { turnPlans } from './rebuild-plans.ts';

/** Milliseconds; the first minute belongs to those who wait for the server. */
const FIRST_AFTER = 45_000;
const AGAIN_AFTER = 5 * 60_000;

export type PlansKeeper = {
  /** Does what is due now. Told apart from the timer for tests. */
  look(): Promise<void>;
  /** Waits for the chunk being worked on. */
  stop(): Promise<void>;
};

type Parts = {
  readonly database: Database;
  readonly plans: Plans;
  readonly clock: ServerClock;
  readonly timers: ServerTimers;
  readonly say: (level: 'info' | 'warn', line: string) => void;
};

/**
 * Turns the states of plans when a day begins in China: within five minutes of midnight those whom the day concerns are worked out anew, a chunk at a time. Of several
 * processes one does it. The same fills the plans of a site that had none yet.
 */
export function keepPlans(parts: Parts): PlansKeeper {
  const { database, clock, timers, say } = parts;
  // Who is missing is a question about everybody: asked once, afterwards every writer keeps it true.
  let complete = false;
  const due = async (today: CalendarDay): Promise<boolean> => {
    if (!looking.goOn()) return false;
    const [state] = await database.query<{ turns: boolean; lacks: boolean }>(
      `select exists (select 1 from plan_people where turns_on <= $1) as turns,
         ${complete ? 'false' : `(select count(*) from plan_people where rules = ${PLAN_RULES_VERSION}) < (select count(*) from residents)`} as lacks`,
      [today],
    );
    complete ||= state?.lacks === false;
    return state?.turns === true || state?.lacks === true;
  };
  const look = async (): Promise<void> => {
    const today = todayOf(clock);
    if (!(await due(today))) return;
    await database.inTurn('plans', async () => {
      if (!(await due(today))) return;
      const count = await turnPlans(parts, today, looking.goOn);
      say('info', `plans: worked out for ${count} residents`);
    });
  };
  // A database that does not answer now is asked again next time.
  const looking = lookAgain(timers, { first: FIRST_AFTER, again: AGAIN_AFTER }, look);
  return { look, stop: looking.stop };
}
