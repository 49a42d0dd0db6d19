import { afterAll, beforeAll } from 'vitest';
import { openDatabase } from '../database/open-database.ts';
import { openTestDatabase } from '../testing/index.ts';
import { startPostgres, type TemporaryPostgres } from '../testing/temporary-postgres.ts';
import { factsContract } from './facts.contract.ts';

let postgres: TemporaryPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres?.stop());

factsContract('the embedded database', () => openTestDatabase());
factsContract('PostgreSQL', async () => openDatabase({ url: await postgres.newDatabase() }));
