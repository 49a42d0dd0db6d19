import type { Database } from '../database/database.port.ts';
import { contents, type Snapshot } from './database-contents.ts';

const ROWS_AT_ONCE = 1_000;

/** PostgreSQL keeps a snapshot for a transaction; readers and writers do not wait for each other. */
export const serverSnapshot = <Value>(
  database: Database,
  work: (snapshot: Snapshot) => Promise<Value>,
): Promise<Value> =>
  database.transaction(async (inside) => {
    await inside.query('set transaction isolation level repeatable read, read only');
    // Whoever takes the rows may be slow (a disk, a line); limits meant for requests do not hold here.
    await inside.query('set local statement_timeout = 0');
    await inside.query('set local idle_in_transaction_session_timeout = 0');
    const begun = await contents(inside);
    return work({
      ...begun,
      async *rows(table) {
        await inside.query(
          `declare backup_rows no scroll cursor for select row_to_json(t)::text as line from "${table}" t`,
        );
        for (;;) {
          const batch = await inside.query<{ line: string }>(`fetch ${ROWS_AT_ONCE} from backup_rows`);
          if (batch.length === 0) break;
          yield { count: batch.length, lines: `${batch.map(({ line }) => line).join('\n')}\n` };
        }
        await inside.query('close backup_rows');
      },
    });
  });
