import type { Database } from '../database/database.port.ts';
import { COUNTY_CODE } from '../seed/names.data.ts';

/** Deletes everything but the schema. */
export async function emptyDatabase(database: Database): Promise<void> {
  const tables = await database.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = current_schema() and tablename <> 'schema_migrations'",
  );
  await database.script(`truncate ${tables.map(({ name }) => `"${name}"`).join(', ')};`);
}

/** Whoever empties a database that is no demonstration names the county it holds. @throws in words what is there. */
export async function refuseForeignCounty(database: Database, named: string | undefined): Promise<void> {
  const counties = await database.query<{ code: string; name: string }>(
    'select code, name from institutions where parent_code is null order by code',
  );
  const other = counties.find(({ code }) => code !== COUNTY_CODE && code !== named);
  if (!other) return;
  throw new Error(
    `数据库里是“${other.name}”（${other.code}）的数据，不是示例县，没有改动。确实要清空时，请先 npm run backup 备份，再加 --county ${other.code}。`,
  );
}
