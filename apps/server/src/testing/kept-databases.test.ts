import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../database/database.port.ts';
import { borrowDatabase } from './kept-databases.ts';
import { openTestDatabase } from './test-database.ts';

const opened: Database[] = [];
// The first of a worker takes seconds.
beforeAll(() => borrow().then((database) => database.close()));
afterAll(() => Promise.all(opened.map((database) => database.close())));

async function borrow(): Promise<Database> {
  const database = await openTestDatabase();
  opened.push(database);
  return database;
}

const everything = async (database: Database): Promise<readonly unknown[]> => {
  const tables = await database.query<{ name: string }>(
    'select tablename as name from pg_tables where schemaname = current_schema() order by 1',
  );
  return Promise.all(tables.map(async ({ name }) => [name, await database.query(`select * from ${name}`)]));
};

it('a database that a test filled, changed and emptied comes back as it was', async () => {
  const first = await borrow();
  const before = await everything(first);
  await first.script(`
    update residents set name = '改', conditions = array['diabetes'];
    delete from user_roles;
    insert into institutions (code, name, level, offers_children) values ('990199', '别处', 4, false);
    select nextval('resident_changes');
  `);
  await first.close();
  const second = await borrow();
  expect(await everything(second)).toEqual(before);
  expect(await second.query("select nextval('resident_changes') as next")).toEqual([{ next: 1 }]);
});

it('who has given it back is refused, also when it is lent to another', async () => {
  const first = await borrow();
  await first.close();
  const second = await borrow();
  await expect(first.query('select 1')).rejects.toThrow('closed');
  await first.close();
  expect(await second.query('select 1 as one')).toEqual([{ one: 1 }]);
});

it('two at the same time are two, and one whose schema a test changed is lent to nobody else', async () => {
  const [first, second] = [await borrow(), await borrow()];
  await first.script("update users set name = '改'; create table left_behind (id int)");
  expect(await second.query("select 1 from users where name = '改'")).toEqual([]);
  await Promise.all([first.close(), second.close()]);
  const lent: Database[] = [];
  const making = new Error('None is left; one would have to be made.');
  const lendAll = async (): Promise<never> => {
    for (;;) lent.push(await borrowDatabase('embedded', () => Promise.reject(making)));
  };
  await expect(lendAll()).rejects.toBe(making);
  expect(lent.length).toBeGreaterThan(0);
  for (const one of lent)
    expect(await one.query("select 1 from pg_tables where tablename = 'left_behind'")).toEqual([]);
  await Promise.all(lent.map((one) => one.close()));
});
