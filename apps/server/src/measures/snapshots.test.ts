import { afterAll, beforeAll } from 'vitest';
import { openTestDatabase, startPostgres, type TemporaryPostgres } from '../testing/index.ts';
import { snapshotsContract } from './snapshots.contract.ts';

let postgres: TemporaryPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres?.stop());

snapshotsContract('the embedded database', () => openTestDatabase());
snapshotsContract('PostgreSQL', () => postgres.openCounty());
