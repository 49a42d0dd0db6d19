import { lookAgain } from '../shared/look-again.ts';
import { minuteOf, todayOf, type ServerClock } from '../shared/server-clock.ts';
import type { ServerTimers } from '../shared/server-timers.ts';
import { addUpChanges } from './branch-changes.ts';
import type { Database } from './database.port.ts';

/** Milliseconds; the first minutes of a day belong to those who wait for the server. */
const RHYTHM = { first: 10 * 60_000, again: 20 * 60_000 };
/** Days it may wait for a quiet hour. */
const PATIENCE = 3;

type Parts = {
  readonly database: Database;
  readonly clock: ServerClock;
  readonly timers: ServerTimers;
  /** For the log of the process. */
  readonly say: (sentence: string) => void;
};

type Tidying = {
  /** Does what is due now. Told apart from the timer for tests. */
  look(): Promise<void>;
  stop(): Promise<void>;
};

/** Before and after work and over noon; village PCs are off at night. */
const isQuiet = (hour: number): boolean => hour < 7 || hour === 12 || hour >= 18;

/**
 * Clears away the rows that changes left behind, adds up what was noted of changes, and counts what is in the tables anew, by which the planner chooses its way. PostgreSQL does both by
 * itself, the embedded database does neither. Once a day, in a quiet hour, a table at a time: others have their turn in between.
 */
export function keepTidy({ database, clock, timers, say }: Parts): Tidying {
  const looking = lookAgain(timers, RHYTHM, look, (error) => say(`数据库没有整理成，稍后会再试：${String(error)}`));
  async function look(): Promise<void> {
    const today = todayOf(clock);
    const [due] = await database.query<{ late: boolean }>(
      `select coalesce(max(version)::date <= $1::text::date - $2::int, false) as late from derived_work where what = 'tidy' having coalesce(max(version), '') < $1::text`,
      [today, PATIENCE],
    );
    if (!due || !(due.late || isQuiet(Number(minuteOf(clock).slice(11, 13))))) return;
    if (!(await laySheetsOut(database, looking.goOn))) return;
    // Whoever reads numbers does so as well; where nobody reads any they would go on growing.
    await addUpChanges(database);
    const tables = await database.query<{ name: string }>(
      `select format('%I', c.relname) as name from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1`,
    );
    for (const { name } of tables) {
      if (!looking.goOn()) return;
      await database.script(`vacuum (analyze) ${name};`);
    }
    await database.query(
      `insert into derived_work (what, version, done_at) values ('tidy', $1, now()) on conflict (what) do update set version = excluded.version, done_at = now()`,
      [today],
    );
    say('数据库已整理。');
  }
  return { look, stop: looking.stop };
}

/** Pages of the table a step looks through: some hundred sheets. */
const STEP = 200;

/**
 * Sheets from before migration 103 are stored packed: each is written anew as it is, once. `false` where there was no time to end it.
 */
async function laySheetsOut(database: Database, goOn: () => boolean): Promise<boolean> {
  const [done] = await database.query(`select 1 from derived_work where what = 'sheets-at-hand'`);
  if (done) return true;
  const [table] = await database.query<{ pages: number }>(
    `select (pg_relation_size('records') / current_setting('block_size')::int)::int as pages`,
  );
  for (let page = 0; page < (table?.pages ?? 0); page += STEP) {
    if (!goOn()) return false;
    await database.query(
      `update records set data = data || '{}'::jsonb where ctid >= $1::tid and ctid < $2::tid and pg_column_compression(data) is not null`,
      [`(${page},0)`, `(${page + STEP},0)`],
    );
  }
  await database.query(`insert into derived_work (what, version, done_at) values ('sheets-at-hand', '1', now())`);
  return true;
}
