import { afterAll } from 'vitest';
import { startPostgres } from '../testing/index.ts';
import { withoutNumberContract } from './without-number.contract.ts';

const postgres = await startPostgres();
afterAll(() => postgres.stop());

withoutNumberContract('embedded', async () => undefined);
withoutNumberContract('PostgreSQL', () => postgres.openCounty());
