import { afterAll } from 'vitest';
import { openDatabase } from '../database/open-database.ts';
import { isLongRun, repeats, startPostgres } from '../testing/index.ts';
import { everyListContract } from './every-list.contract.ts';

const postgres = await startPostgres();
afterAll(() => postgres.stop());

// The embedded database is PostgreSQL, too: what `npm test` asks of every sort, filter and view there is asked here in the long run.
everyListContract('PostgreSQL', async () => openDatabase({ url: await postgres.newDatabase() }), {
  runs: repeats(1, 100),
  everyPart: isLongRun(),
});
