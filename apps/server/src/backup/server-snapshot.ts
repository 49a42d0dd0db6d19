import type { Database } from '../database/database.port.ts';
import { contents, quoted, someRows, type Snapshot } from './database-contents.ts';

/** Bytes of a step, aimed at, and pages of the first one. */
const [STEP_BYTES, FIRST_PAGES] = [2_000_000, 32];

/** Values are written as the embedded database writes them, whatever the operators of the server prefer. */
const SETTINGS = [
  // Whoever takes the rows may be slow (a disk, a line); limits meant for requests do not hold here.
  'set local statement_timeout = 0',
  'set local idle_in_transaction_session_timeout = 0',
  "set local datestyle = 'ISO, MDY'",
  "set local intervalstyle = 'postgres'",
  "set local timezone = 'UTC'",
  "set local bytea_output = 'hex'",
  'set local extra_float_digits = 1',
];

/** PostgreSQL keeps a snapshot for a transaction; readers and writers do not wait for each other. Tables are read some pages at a time. */
export const serverSnapshot = <Value>(
  database: Database,
  work: (snapshot: Snapshot) => Promise<Value>,
): Promise<Value> =>
  database.reading(async (inside) => {
    for (const setting of SETTINGS) await inside.query(setting);
    const begun = await contents(inside);
    return work({
      ...begun,
      async *rows({ name, columns }) {
        // Rows stay on their pages from here on: nobody may rewrite a table that is being read.
        await inside.query(`lock table "${name}" in access share mode`);
        const [size] = await inside.query<{ pages: number }>(
          `select pg_relation_size('"${name}"')::float8 / current_setting('block_size')::float8 as pages`,
        );
        const end = size?.pages ?? 0;
        let step = FIRST_PAGES;
        for (let page = 0; page < end;) {
          const until = page + step;
          const lines = await inside.copyOut(
            `select ${quoted(columns)} from "${name}" where ctid >= '(${page},0)'::tid and ctid < '(${until},0)'::tid`,
          );
          if (lines.length > 0) yield someRows(lines);
          page = until;
          step = Math.max(1, Math.min(step * 2, Math.floor((step * STEP_BYTES) / Math.max(1, lines.length))));
        }
      },
    });
  });
