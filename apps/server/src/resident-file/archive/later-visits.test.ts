import { afterAll } from 'vitest';
import { openDatabase } from '../../database/open-database.ts';
import { startPostgres } from '../../testing/index.ts';
import { laterVisitsContract } from './later-visits.contract.ts';

const postgres = await startPostgres();
afterAll(() => postgres.stop());

laterVisitsContract('embedded', async () => undefined);
laterVisitsContract('PostgreSQL', async () => openDatabase({ url: await postgres.newDatabase() }));
