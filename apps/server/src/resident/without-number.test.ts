import { afterAll } from 'vitest';
import { openTestDatabase, startPostgres } from '../testing/index.ts';
import { withoutNumberContract } from './without-number.contract.ts';

const postgres = await startPostgres();
afterAll(() => postgres.stop());

withoutNumberContract('embedded', () => openTestDatabase());
withoutNumberContract('PostgreSQL', () => postgres.openCounty());
