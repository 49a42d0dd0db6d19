import type { Database } from '../database/database.port.ts';
import { residentsChanged } from '../database/branch-changes.ts';
import type { FormLibrary } from '../ports/form-library.port.ts';
import { todayOf, type ServerClock } from '../shared/server-clock.ts';
import { lookAgain } from '../shared/look-again.ts';
import type { ServerTimers } from '../shared/server-timers.ts';
import type { Facts } from './create-facts.ts';
import { checkFacts, prepareFacts, rebuildFacts, refreshDaily } from './rebuild-facts.ts';

/** Milliseconds; the first minute belongs to those who wait for the server. */
const FIRST_AFTER = 60_000;
const AGAIN_AFTER = 30 * 60_000;
/** Hours in China at which nobody works. */
const NIGHT_ENDS = 5;

export type FactsKeeper = {
  /** Does what is due now. Told apart from the timer for tests. */
  look(): Promise<void>;
  /** Waits for the chunk being worked on. */
  stop(): Promise<void>;
};

type Parts = {
  readonly database: Database;
  readonly facts: Facts;
  readonly forms: FormLibrary;
  readonly clock: ServerClock;
  readonly timers: ServerTimers;
  /** A line for the log of the process; `warn` where somebody should look. */
  readonly say: (level: 'info' | 'warn', line: string) => void;
};

const hourInChina = (now: Date): number => (now.getUTCHours() + 8) % 24;

/**
 * Fills new facts in the background of a running server, and in the night works out those that depend on the day and compares all of
 * them with the histories. Of several processes one does it.
 */
export async function keepFacts(parts: Parts): Promise<FactsKeeper> {
  const { database, clock, timers, say } = parts;
  await prepareFacts(parts);
  const goOn = (): boolean => looking.goOn();
  const fill = async (): Promise<void> => {
    const count = await rebuildFacts(parts, goOn);
    await residentsChanged(database);
    say('info', `facts: worked out for ${count} residents`);
  };
  const night = async (): Promise<void> => {
    const today = todayOf(clock);
    const renewed = await refreshDaily(parts, today, goOn);
    const { residents, drift } = await checkFacts(parts, goOn);
    if (!looking.goOn()) return;
    await database.query(
      'insert into fact_checks (checked_on, residents, drifted) values ($1, $2, $3) on conflict (checked_on) do nothing',
      [today, residents, drift.length],
    );
    say('info', `facts: ${renewed} renewed, ${residents} checked, ${drift.length} drifted`);
    if (drift.length === 0) return;
    const keys = [...new Set(drift.flatMap((one) => one.keys))].toSorted();
    say('warn', `facts: ${drift.length} residents drifted in ${keys.join(', ')}; worked out anew`);
    await rebuildFacts(parts, goOn);
    await residentsChanged(database);
  };
  const due = async (): Promise<(() => Promise<void>) | undefined> => {
    if (!looking.goOn()) return undefined;
    const today = todayOf(clock);
    const [state] = await database.query<{ waiting: boolean; checked: boolean }>(
      `select exists (select 1 from fact_versions where built_at is null) as waiting,
         exists (select 1 from fact_checks where checked_on = $1) as checked`,
      [today],
    );
    if (state?.waiting) return fill;
    return !state?.checked && hourInChina(clock.now()) < NIGHT_ENDS ? night : undefined;
  };
  /** Asked again once it is this process's turn: another one may have done it meanwhile. */
  const look = async (): Promise<void> => {
    if (await due()) await database.inTurn('facts', async () => (await due())?.());
  };
  // A database that does not answer now is asked again next time.
  const looking = lookAgain(timers, { first: FIRST_AFTER, again: AGAIN_AFTER }, look);
  return { look, stop: looking.stop };
}
