import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../database/database.port.ts';
import type { WrittenRecord } from '../records/record-hooks.ts';
import { findResident } from '../resident/residents.repository.ts';
import { testContext } from '../testing/test-context.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { personalInfoHook } from './resident-file.hooks.ts';

const scope = { institutionCode: '990101101' };
let database: Database;
beforeAll(async () => void (database = await openTestDatabase()), 60_000);
afterAll(() => database?.close());

it('a sheet that repeats its doctor leaves the person with whom they were given to since', async () => {
  const context = await testContext(database);
  const resident = () => findResident(database, scope, 'resident-1');
  const save = async (before: object | undefined, data: object) =>
    personalInfoHook.afterWrite?.({
      ...{
        inside: database,
        context,
        scope,
        form: { id: 'resident-personal-info' },
        holder: { resident: await resident() },
      },
      ...{ data, before: before && { data: before } },
    } as unknown as WrittenRecord);
  const by = async (responsibleDoctor: string, phone: string, before?: object) => {
    const data = { responsibleDoctor, phone };
    await save(before, data);
    return data;
  };
  const first = await by('village', '13900000001');
  await database.query(`update residents set doctor_id = 'doctor' where id = 'resident-1'`);
  const again = await by('village', '13900000002', first);
  expect(await resident()).toMatchObject({ doctor_id: 'doctor', phone: '13900000002' });
  await by('sampler', '13900000002', again);
  expect(await resident()).toMatchObject({ doctor_id: 'sampler' });
});
