import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { emptyDatabase } from '../loading/empty-database.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { databaseContract } from './database.contract.ts';
import { MIGRATIONS, migrate } from './migrate.ts';

databaseContract('embedded, in memory', async () => {
  const database = await openTestDatabase();
  await emptyDatabase(database);
  return {
    database,
    end: async () => {
      // As it was: then the next test file may have it.
      await database.script('drop table contract_rows;');
      await database.close();
    },
  };
});

const folder = mkdtempSync(join(tmpdir(), 'gongwei-database-'));
databaseContract('embedded, in a folder', async () => {
  const database = await openTestDatabase(folder);
  await emptyDatabase(database);
  return {
    database,
    end: async () => {
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
});

it('a schema that is up to date is left alone; one migration that fails leaves nothing behind', async () => {
  const database = await openTestDatabase();
  expect(await migrate(database)).toEqual([]);
  const broken = { number: 9_999, name: 'broken', sql: 'create table half (id int);\nselect nonsense;\n' };
  await expect(migrate(database, [...MIGRATIONS, broken])).rejects.toThrow();
  expect(await database.query("select 1 from pg_tables where tablename = 'half'")).toEqual([]);
  await database.close();
});

it.each(['one after the other', 'in one transaction'])(
  'a series of questions, %s, keeps nobody from being heard meanwhile',
  async (way) => {
    const database = await openTestDatabase();
    const series = async ({ query }: Pick<typeof database, 'query'>): Promise<void> => {
      for (let at = 0; at < 40; at++) await query('select count(*) from generate_series(1, 100000)');
    };
    let heard = 0;
    const listening = setInterval(() => heard++, 1);
    const began = performance.now();
    await (way === 'in one transaction' ? database.transaction(series) : series(database));
    const took = performance.now() - began;
    clearInterval(listening);
    expect(heard).toBeGreaterThan(Math.min(40, took / 25) / 4);
    await database.close();
  },
);
