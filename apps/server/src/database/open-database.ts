import type { Database } from './database.port.ts';
import { migrate } from './migrate.ts';
import { openPglite } from './pglite.adapter.ts';
import { openPostgres } from './postgres.adapter.ts';
import { createSearchIndexes } from './search-indexes.ts';

/** Opens what the settings name, with the schema up to date. `memory` is for tests. */
export async function openDatabase(
  where: { readonly url?: string; readonly folder?: string } | 'memory',
): Promise<Database> {
  const database =
    where === 'memory'
      ? await openPglite()
      : where.url === undefined
        ? await openPglite(where)
        : await openPostgres(where.url);
  try {
    await migrate(database);
    await createSearchIndexes(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
