import { afterAll } from 'vitest';
import { startPostgres } from '../testing/index.ts';
import { annualReportsContract } from './annual-reports.contract.ts';

const postgres = await startPostgres();
afterAll(() => postgres.stop());

annualReportsContract('embedded', async () => undefined);
annualReportsContract('PostgreSQL', () => postgres.openCounty());
