import { afterAll } from 'vitest';
import { startPostgres } from '../../testing/index.ts';
import { laterVisitsContract } from './later-visits.contract.ts';

const postgres = await startPostgres();
afterAll(() => postgres.stop());

laterVisitsContract('embedded', async () => undefined);
laterVisitsContract('PostgreSQL', () => postgres.openCounty());
