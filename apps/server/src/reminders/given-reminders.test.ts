import { afterAll } from 'vitest';
import { openDatabase } from '../database/open-database.ts';
import { startPostgres } from '../testing/index.ts';
import { givenRemindersContract } from './given-reminders.contract.ts';

const postgres = await startPostgres();
afterAll(() => postgres.stop());

givenRemindersContract('embedded', async () => undefined);
givenRemindersContract('PostgreSQL', async () => openDatabase({ url: await postgres.newDatabase() }));
