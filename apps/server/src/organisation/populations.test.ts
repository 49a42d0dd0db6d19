import { afterAll } from 'vitest';
import { openDatabase } from '../database/open-database.ts';
import { startPostgres } from '../testing/index.ts';
import { populationsContract } from './populations.contract.ts';

const postgres = await startPostgres();
afterAll(() => postgres.stop());

populationsContract('embedded', async () => undefined);
populationsContract('PostgreSQL', async () => openDatabase({ url: await postgres.newDatabase() }));
