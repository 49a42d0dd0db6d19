import type { Database } from '../database/database.port.ts';

/** Deletes everything but the schema. */
export async function emptyDatabase(database: Database): Promise<void> {
  const tables = await database.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = current_schema() and tablename <> 'schema_migrations'",
  );
  await database.script(`truncate ${tables.map(({ name }) => `"${name}"`).join(', ')};`);
}
