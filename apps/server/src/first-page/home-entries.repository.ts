import type { Queryable } from '../database/database.port.ts';

/** What somebody has put on their first page, by key; nothing where they left it as it comes. */
export async function entriesOf(database: Queryable, userId: string): Promise<readonly string[] | undefined> {
  const [row] = await database.query<{ readonly entries: readonly string[] }>(
    'select entries from home_entries where user_id = $1',
    [userId],
  );
  return row?.entries;
}

/** Keeps what somebody put there; of two windows the last one counts. `undefined`: as it comes. */
export async function keepEntries(
  database: Queryable,
  userId: string,
  entries: readonly string[] | undefined,
): Promise<void> {
  if (!entries) return void (await database.query('delete from home_entries where user_id = $1', [userId]));
  await database.query(
    `insert into home_entries (user_id, entries) values ($1, $2::jsonb)
     on conflict (user_id) do update set entries = excluded.entries`,
    [userId, JSON.stringify(entries)],
  );
}
