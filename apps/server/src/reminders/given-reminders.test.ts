import { afterAll } from 'vitest';
import { startPostgres } from '../testing/index.ts';
import { givenRemindersContract } from './given-reminders.contract.ts';

const postgres = await startPostgres();
afterAll(() => postgres.stop());

givenRemindersContract('embedded', async () => undefined);
givenRemindersContract('PostgreSQL', () => postgres.openCounty());
