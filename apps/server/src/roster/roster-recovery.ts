import { NO_ROSTER_ROWS } from '@gongwei/domain/resident';
import type { Database } from '../database/database.port.ts';
import type { ServerContext } from '../server-context.ts';
import { ROSTER_FILE_MESSAGES, ROSTER_LIMITS } from './roster-limits.ts';

/** Ends in words what a killed process was reading: the file was on its disk and is gone. */
export const endLostReadings = async (database: Database, message: string): Promise<void> =>
  void (await database.query(
    `update roster_imports set phase = 'failed', state = state || jsonb_build_object('message', $1::text), runner = null, leased_until = null
     where phase = 'reading' and leased_until < now()`,
    [message],
  ));

/** What nobody can hold any more is free at once: a process that starts on the embedded database is the only one. */
export const freeLeases = async (database: Database): Promise<void> =>
  void (await database.query(
    "update roster_imports set leased_until = '2000-01-01' where phase in ('reading', 'checking', 'saving', 'withdrawing')",
  ));

const GIVEN_UP = { counts: NO_ROSTER_ROWS, message: ROSTER_FILE_MESSAGES.unconfirmed };

/** Milliseconds between two clearings. */
const CLEAR_EVERY = 3_600_000;

/**
 * Deletes the rows of imports, and with them their check files, after 30 days; an import that nobody confirmed by then is given up. Who, when
 * and how many stays. Several processes may do it at once.
 */
export async function clearOldImports(database: Database, now: Date): Promise<void> {
  const until = new Date(now.getTime() - ROSTER_LIMITS.keptDays * 24 * 3_600_000).toISOString();
  await database.transaction(async (inside) => {
    await inside.query(
      `update roster_imports set cleared_at = $2, check_file = null,
         phase = case when phase in ('columns', 'checked') then 'stopped' else phase end,
         state = case when phase in ('columns', 'checked') then state || $3::jsonb else state end
       where cleared_at is null and started_at < $1 and phase not in ('reading', 'checking', 'saving', 'withdrawing')`,
      [until, now.toISOString(), JSON.stringify(GIVEN_UP)],
    );
    await inside.query(
      `delete from roster_import_rows r using roster_imports i
       where i.county_code = r.county_code and i.id = r.import_id and i.cleared_at is not null and i.started_at < $1`,
      [until],
    );
  });
}

/** Clears now and every hour; the returned function ends it. */
export function keepClearing(
  { database, clock, timers }: Pick<ServerContext, 'database' | 'clock' | 'timers'>,
  report: (error: unknown) => void,
): () => Promise<void> {
  let cancel = (): void => {};
  let [ended, going] = [false, Promise.resolve()];
  const clear = (): void => {
    going = clearOldImports(database, clock.now()).catch(report);
    void going.then(() => {
      if (!ended) cancel = timers.after(CLEAR_EVERY, clear);
    });
  };
  clear();
  return async () => {
    ended = true;
    cancel();
    await going;
  };
}
