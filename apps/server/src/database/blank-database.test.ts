import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openTestDatabase } from '../testing/test-database.ts';
import { blankPath, keepBlank, layBlank } from './blank-database.ts';
import type { Queryable } from './database.port.ts';
import { openPglite } from './pglite.adapter.ts';

const folder = mkdtempSync(join(tmpdir(), 'gongwei-blank-'));
const at = (name: string): string => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Columns of facts come with the first start: the program says which there are. */
const schemaOf = (on: Queryable): Promise<readonly unknown[]> =>
  on.query(
    `select * from (select 'column' as kind, table_name as place, concat_ws(' ', column_name, data_type, is_nullable, column_default, generation_expression) as what
       from information_schema.columns where table_schema = 'public'
     union all select 'index', tablename, indexdef from pg_indexes where schemaname = 'public'
     union all select 'constraint', conrelid::regclass::text, pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace
     union all select 'function', proname, prosrc from pg_proc where pronamespace = 'public'::regnamespace
     union all select 'migration', number::text, name from schema_migrations
     ) all_of_it where place <> 'resident_facts' order by 1, 2, 3`,
  );

it('a new folder that begins with the blank database has the schema a migration from nothing makes, no row, and is closed to others', async () => {
  await keepBlank();
  await layBlank(at('new'));
  for (const name of readdirSync(at('new'), { recursive: true, encoding: 'utf8' }))
    expect(statSync(at(`new/${name}`)).mode & 0o077, name).toBe(0);
  const [laid, made] = [await openPglite({ folder: at('new') }), await openTestDatabase()];
  try {
    const schema = await schemaOf(laid);
    expect(schema).toEqual(await schemaOf(made));
    expect(schema.length).toBeGreaterThan(1_000);
    expect(await laid.query('select 1 from users union all select 1 from residents')).toEqual([]);
  } finally {
    await Promise.all([laid.close(), made.close()]);
  }
});

it('a blank database that is damaged or missing is passed over, and a database that is there is left alone', async () => {
  await keepBlank();
  writeFileSync(at('half.zst'), readFileSync(blankPath()).subarray(0, 100_000));
  for (const path of [at('half.zst'), at('none.zst')]) {
    await layBlank(at('other'), path);
    expect(existsSync(at('other/postgres'))).toBe(false);
    expect(existsSync(at('other/restoring'))).toBe(false);
  }
  writeFileSync(at('new/postgres/PG_VERSION'), 'as it was');
  await layBlank(at('new'));
  expect(readFileSync(at('new/postgres/PG_VERSION'), 'utf8')).toBe('as it was');
});
