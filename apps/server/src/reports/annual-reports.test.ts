import { afterAll } from 'vitest';
import { openTestDatabase, startPostgres } from '../testing/index.ts';
import { annualReportsContract } from './annual-reports.contract.ts';

const postgres = await startPostgres();
afterAll(() => postgres.stop());

annualReportsContract('embedded', () => openTestDatabase());
annualReportsContract('PostgreSQL', () => postgres.openCounty());
