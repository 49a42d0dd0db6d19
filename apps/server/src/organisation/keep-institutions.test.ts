import { afterAll } from 'vitest';
import { openDatabase } from '../database/open-database.ts';
import { startPostgres } from '../testing/index.ts';
import { keepInstitutionsContract } from './keep-institutions.contract.ts';

const postgres = await startPostgres();
afterAll(() => postgres.stop());

keepInstitutionsContract('embedded', async () => undefined);
keepInstitutionsContract('PostgreSQL', async () => openDatabase({ url: await postgres.newDatabase() }));
