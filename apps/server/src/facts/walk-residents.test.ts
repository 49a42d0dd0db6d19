import { afterAll, beforeAll, expect, it } from 'vitest';
import { LOCK_TIMEOUT, sqlStateOf, type Database } from '../database/database.port.ts';
import { openDatabase } from '../database/open-database.ts';
import { startPostgres, type TemporaryPostgres } from '../testing/temporary-postgres.ts';
import { walkResidents } from './walk-residents.ts';

let postgres: TemporaryPostgres;
let databases: readonly Database[];
beforeAll(async () => {
  postgres = await startPostgres();
  const url = await postgres.newCounty();
  databases = [await openDatabase({ url }), await openDatabase({ url })];
}, 60_000);
afterAll(async () => {
  await Promise.all((databases ?? []).map((database) => database.close()));
  await postgres?.stop();
});

it('waits again for somebody another process holds longer than a request would wait, and misses nobody', async () => {
  const [saving, walking] = databases as readonly [Database, Database];
  const [held, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const save = saving.transaction(async (inside) => {
    await inside.query("select 1 from residents where id = 'resident-1' for update");
    held.resolve();
    await released.promise;
  });
  await held.promise;
  let inVain = 0;
  const observed: Database = {
    ...walking,
    transaction: (work) =>
      walking.transaction(work).catch((error: unknown) => {
        if (sqlStateOf(error) === LOCK_TIMEOUT) inVain += 1;
        // The other one is done only when the walk has given up once.
        released.resolve();
        throw error;
      }),
  };
  const seen: string[] = [];
  const count = await walkResidents(observed, 'true', async (_inside, _county, ids) => void seen.push(...ids));
  await save;
  const all = await saving.query<{ id: string }>('select id from residents order by county_code, id');
  expect(seen).toEqual(all.map(({ id }) => id));
  expect([count, inVain]).toEqual([all.length, 1]);
}, 60_000);
