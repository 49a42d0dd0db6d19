import { afterAll } from 'vitest';
import { openTestDatabase, startPostgres } from '../testing/index.ts';
import { keepInstitutionsContract } from './keep-institutions.contract.ts';

const postgres = await startPostgres();
afterAll(() => postgres.stop());

keepInstitutionsContract('embedded', () => openTestDatabase());
keepInstitutionsContract('PostgreSQL', () => postgres.openCounty());
