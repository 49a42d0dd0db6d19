import { afterAll, beforeAll } from 'vitest';
import { openTestDatabase, startPostgres, type TemporaryPostgres } from '../testing/index.ts';
import { countedRowsContract } from './counted-rows.contract.ts';

let postgres: TemporaryPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres?.stop());

countedRowsContract('the embedded database', () => openTestDatabase());
countedRowsContract('PostgreSQL', () => postgres.openCounty());
