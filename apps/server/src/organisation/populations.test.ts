import { afterAll } from 'vitest';
import { openTestDatabase, startPostgres } from '../testing/index.ts';
import { populationsContract } from './populations.contract.ts';

const postgres = await startPostgres();
afterAll(() => postgres.stop());

populationsContract('embedded', () => openTestDatabase());
populationsContract('PostgreSQL', () => postgres.openCounty());
