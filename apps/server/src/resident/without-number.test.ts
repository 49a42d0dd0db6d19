import { afterAll } from 'vitest';
import { openDatabase } from '../database/open-database.ts';
import { startPostgres } from '../testing/index.ts';
import { withoutNumberContract } from './without-number.contract.ts';

const postgres = await startPostgres();
afterAll(() => postgres.stop());

withoutNumberContract('embedded', async () => undefined);
withoutNumberContract('PostgreSQL', async () => openDatabase({ url: await postgres.newDatabase() }));
