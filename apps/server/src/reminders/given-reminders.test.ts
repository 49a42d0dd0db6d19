import { afterAll } from 'vitest';
import { openTestDatabase, startPostgres } from '../testing/index.ts';
import { givenRemindersContract } from './given-reminders.contract.ts';

const postgres = await startPostgres();
afterAll(() => postgres.stop());

givenRemindersContract('embedded', () => openTestDatabase());
givenRemindersContract('PostgreSQL', () => postgres.openCounty());
