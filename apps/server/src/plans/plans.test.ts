import { afterAll, beforeAll } from 'vitest';
import { openDatabase } from '../database/open-database.ts';
import { openTestDatabase } from '../testing/index.ts';
import { startPostgres, type TemporaryPostgres } from '../testing/temporary-postgres.ts';
import { plansContract } from './plans.contract.ts';

let postgres: TemporaryPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres?.stop());

plansContract('the embedded database', () => openTestDatabase());
plansContract('PostgreSQL', async () => openDatabase({ url: await postgres.newDatabase() }));
