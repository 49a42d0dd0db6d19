import type { Queryable } from '../../database/database.port.ts';

/** A row by its columns. */
export type NewRow = { readonly [column: string]: unknown };

/** Writes rows of one shape straight into a table. */
export async function insertRows(database: Queryable, table: string, rows: readonly NewRow[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const names = Object.keys(first).join(', ');
  await database.query(
    `insert into ${table} (${names}) select ${names} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
    [JSON.stringify(rows)],
  );
}
