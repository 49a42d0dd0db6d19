import { afterAll, beforeAll } from 'vitest';
import { openTestDatabase, startPostgres, type TemporaryPostgres } from '../testing/index.ts';
import { monitoringNumbersContract } from './monitoring-numbers.contract.ts';

let postgres: TemporaryPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres?.stop());

monitoringNumbersContract('the embedded database', () => openTestDatabase());
monitoringNumbersContract('PostgreSQL', () => postgres.openCounty());
