import { afterAll } from 'vitest';
import { startPostgres } from '../testing/index.ts';
import { keepInstitutionsContract } from './keep-institutions.contract.ts';

const postgres = await startPostgres();
afterAll(() => postgres.stop());

keepInstitutionsContract('embedded', async () => undefined);
keepInstitutionsContract('PostgreSQL', () => postgres.openCounty());
