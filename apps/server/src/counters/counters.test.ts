import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../database/open-database.ts';
import { createManualTime } from '../testing/manual-time.ts';
import { startPostgres, type TemporaryPostgres } from '../testing/temporary-postgres.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { countersContract } from './counters.contract.ts';
import { createDatabaseCounters } from './database-counters.ts';

let postgres: TemporaryPostgres;
beforeAll(async () => void (postgres = await startPostgres()), 60_000);
afterAll(() => postgres?.stop());

countersContract('embedded database', async ({ clock }) => {
  const database = await openTestDatabase();
  return { counters: createDatabaseCounters(database, clock), end: () => database.close() };
});

countersContract('two processes on PostgreSQL', async ({ clock }) => {
  const url = await postgres.newDatabase();
  const [one, other] = [await openDatabase({ url }), await openDatabase({ url })];
  return {
    counters: createDatabaseCounters(one, clock),
    others: [createDatabaseCounters(other, clock)],
    end: async () => {
      await one.close();
      await other.close();
    },
  };
});

it('keeps no key that could be read', async () => {
  const database = await openTestDatabase();
  const { clock } = createManualTime('2026-06-15T04:00:00Z');
  const rule = { name: 'test', free: 1, waits: 'window', forgetAfter: 1_000 } as const;
  await createDatabaseCounters(database, clock).count(rule, '19900001234');
  const rows = await database.query('select * from counters');
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain('19900001234');
  await database.close();
});
