import { afterAll, beforeAll } from 'vitest';
import { openTestDatabase, startPostgres, type TemporaryPostgres } from '../testing/index.ts';
import { removeSheetContract } from './remove-sheet.contract.ts';

let postgres: TemporaryPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres?.stop());

removeSheetContract('the embedded database', () => openTestDatabase());
removeSheetContract('PostgreSQL', () => postgres.openCounty());
