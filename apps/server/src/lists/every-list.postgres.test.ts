import { afterAll } from 'vitest';
import { openDatabase } from '../database/open-database.ts';
import { repeats, startPostgres } from '../testing/index.ts';
import { everyListContract } from './every-list.contract.ts';

const postgres = await startPostgres();
afterAll(() => postgres.stop());

everyListContract('PostgreSQL', async () => openDatabase({ url: await postgres.newDatabase() }), {
  runs: repeats(1, 100),
});
