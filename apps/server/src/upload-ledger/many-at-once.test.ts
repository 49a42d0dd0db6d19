import { afterAll, beforeAll } from 'vitest';
import { openTestDatabase, startPostgres, type TemporaryPostgres } from '../testing/index.ts';
import { manyAtOnceContract } from './many-at-once.contract.ts';
import { peopleUploadContract } from './people-upload.contract.ts';

let postgres: TemporaryPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres?.stop());

manyAtOnceContract('the embedded database', () => openTestDatabase());
manyAtOnceContract('PostgreSQL', () => postgres.openCounty());
peopleUploadContract('the embedded database', () => openTestDatabase());
peopleUploadContract('PostgreSQL', () => postgres.openCounty());
