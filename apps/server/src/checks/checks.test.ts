import { afterAll, beforeAll } from 'vitest';
import { openDatabase } from '../database/open-database.ts';
import { openTestDatabase } from '../testing/index.ts';
import { startPostgres, type TemporaryPostgres } from '../testing/temporary-postgres.ts';
import { checksContract } from './checks.contract.ts';

let postgres: TemporaryPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres?.stop());

checksContract('the embedded database', () => openTestDatabase());
checksContract('PostgreSQL', async () => openDatabase({ url: await postgres.newDatabase() }));
