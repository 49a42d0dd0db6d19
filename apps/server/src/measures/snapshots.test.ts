import { afterAll, beforeAll } from 'vitest';
import { openDatabase } from '../database/open-database.ts';
import { openTestDatabase, startPostgres, type TemporaryPostgres } from '../testing/index.ts';
import { snapshotsContract } from './snapshots.contract.ts';

let postgres: TemporaryPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres?.stop());

snapshotsContract('the embedded database', () => openTestDatabase());
snapshotsContract('PostgreSQL', async () => openDatabase({ url: await postgres.newCounty() }));
