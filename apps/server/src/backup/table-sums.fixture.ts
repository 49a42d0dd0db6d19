import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../database/database.port.ts';
import { contents } from './database-contents.ts';

export type TableSum = { readonly rows: number; readonly sum: string };

/** For each table how many rows it has, and a sum over all their values that no change leaves as it was; sequences likewise. */
export const tableSums = (database: Database): Promise<{ readonly [table: string]: TableSum }> =>
  database.transaction(async (inside) => {
    // The largest table of a county takes longer than a server lets a question of somebody who works run.
    await inside.query('set local statement_timeout = 0');
    const { tables, sequences } = await contents(inside);
    const sums: { [table: string]: TableSum } = {};
    for (const { name } of tables) {
      const [row] = await inside.query<TableSum>(
        `select count(*) as rows, coalesce(sum(('x' || substr(md5(row_to_json(t)::text), 1, 15))::bit(60)::bigint), 0)::text as sum from "${name}" t`,
      );
      if (row) sums[name] = row;
    }
    for (const { name, value, called } of sequences) sums[name] = { rows: 0, sum: `${value} ${called}` };
    return sums;
  });

/** Watches how long the loop is held at a stretch; milliseconds. */
export function longestHold(): { stop(): number } {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  return {
    stop() {
      delay.disable();
      return delay.max / 1e6;
    },
  };
}

/** Milliseconds between two small questions: often enough to meet every long stretch, and no load of its own. */
const ASKED_EVERY = 5;

/**
 * Asks the database small questions, one after the other, and watches how much processor time of this thread goes by until the
 * answer: what others would wait on a machine that rests, whatever else this one does. Milliseconds.
 */
export function longestWait(database: Database): { stop(): Promise<number> } {
  let [going, longest] = [true, 0];
  const asking = (async () => {
    while (going) {
      const before = process.threadCpuUsage();
      await database.query('select 1');
      const { user, system } = process.threadCpuUsage(before);
      longest = Math.max(longest, (user + system) / 1_000);
      await wait(ASKED_EVERY);
    }
  })();
  return {
    stop: async () => {
      going = false;
      await asking;
      return longest;
    },
  };
}

/** The database, and how many statements the longest of its transactions had. */
export function countingStatements(database: Database): { readonly database: Database; longest(): number } {
  let longest = 0;
  const counting: Database = {
    ...database,
    transaction: (work) =>
      database.transaction((inside) => {
        let count = 0;
        return work({
          query: (sql, parameters) => {
            longest = Math.max(longest, (count += 1));
            return inside.query(sql, parameters);
          },
        });
      }),
  };
  return { database: counting, longest: () => longest };
}
