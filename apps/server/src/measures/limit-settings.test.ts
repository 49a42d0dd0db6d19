import { afterAll, beforeAll } from 'vitest';
import { openTestDatabase, startPostgres, type TemporaryPostgres } from '../testing/index.ts';
import { limitSettingsContract } from './limit-settings.contract.ts';

let postgres: TemporaryPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres?.stop());

limitSettingsContract('the embedded database', () => openTestDatabase());
limitSettingsContract('PostgreSQL', () => postgres.openCounty());
