import { afterAll } from 'vitest';
import { openTestDatabase, startPostgres } from '../../testing/index.ts';
import { laterVisitsContract } from './later-visits.contract.ts';

const postgres = await startPostgres();
afterAll(() => postgres.stop());

laterVisitsContract('embedded', () => openTestDatabase());
laterVisitsContract('PostgreSQL', () => postgres.openCounty());
