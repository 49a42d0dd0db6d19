import { afterAll } from 'vitest';
import { startPostgres } from '../testing/index.ts';
import { populationsContract } from './populations.contract.ts';

const postgres = await startPostgres();
afterAll(() => postgres.stop());

populationsContract('embedded', async () => undefined);
populationsContract('PostgreSQL', () => postgres.openCounty());
