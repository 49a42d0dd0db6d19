import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database, Queryable } from '../database/database.port.ts';
import { openDatabase } from '../database/open-database.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { startPostgres, type TemporaryPostgres } from '../testing/temporary-postgres.ts';
import { setIndexesAside } from './set-indexes-aside.ts';

let postgres: TemporaryPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres?.stop());

/** All keys and indexes as they are written. */
const definitions = async (on: Queryable): Promise<readonly string[]> => {
  const found = await on.query<{ text: string }>(
    `select indexdef as text from pg_indexes where schemaname = current_schema()
     union all select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid), convalidated) from pg_constraint
     where connamespace = current_schema()::regnamespace`,
  );
  return found.map(({ text }) => text).toSorted();
};
const indexed = (all: readonly string[]) => all.filter((one) => one.startsWith('CREATE'));

describe.each([
  ['embedded', openTestDatabase],
  ['PostgreSQL', async () => openDatabase({ url: await postgres.newCounty() })],
] as const)('keys and indexes while tables are filled (%s)', (_name, open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  }, 60_000);
  afterAll(() => database?.close());

  it('are not there, and afterwards all of them as they were, also one that stands on an index', async () => {
    await database
      .transaction(async (inside) => {
        await inside.query('create table place (code text not null, name text)');
        await inside.query('create unique index "Place code" on place (code) where true');
        await inside.query('create unique index place_name on place (name) include (code)');
        await inside.query('create table lies_in (code text references place (name), unique (code) deferrable)');
        const before = await definitions(inside);
        expect(indexed(before).length).toBeGreaterThan(150);
        const giveBack = await setIndexesAside(inside);
        expect(indexed(await definitions(inside))).toEqual([]);
        await giveBack();
        expect(await definitions(inside)).toEqual(before);
        throw new Error('as it was');
      })
      .catch((error: Error) => expect(error.message).toBe('as it was'));
  });

  it('refuse rows that are there twice', async () => {
    const twice = database.transaction(async (inside) => {
      const giveBack = await setIndexesAside(inside);
      await inside.query('insert into user_roles select * from user_roles');
      await giveBack();
    });
    await expect(twice).rejects.toMatchObject({ code: '23505' });
  });
});
