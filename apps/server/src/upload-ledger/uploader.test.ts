import { afterAll, beforeAll } from 'vitest';
import { openTestDatabase, startPostgres, type TemporaryPostgres } from '../testing/index.ts';
import { deletionContract } from './deletion.contract.ts';
import { taskCountsContract } from './task-counts.contract.ts';
import { uploaderContract } from './uploader.contract.ts';

let postgres: TemporaryPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres?.stop());

uploaderContract('the embedded database', () => openTestDatabase());
deletionContract('the embedded database', () => openTestDatabase());
taskCountsContract('the embedded database', () => openTestDatabase());
uploaderContract('PostgreSQL', () => postgres.openCounty());
deletionContract('PostgreSQL', () => postgres.openCounty());
taskCountsContract('PostgreSQL', () => postgres.openCounty());
