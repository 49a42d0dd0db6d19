import { checkDigitOf } from '@gongwei/domain/resident';
import type { Answers } from '@gongwei/domain/forms';
import type { CalendarDay } from '@gongwei/domain/shared';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.port.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { mirrorPersonalInfo } from './mirror-personal-info.ts';
import type { ResidentRecord } from './resident.mapper.ts';
import { findResident } from './residents.repository.ts';

const COUNTY = { institutionCode: '990101' };
const EAST = { institutionCode: '990101101' };
let database: Database;
let before: ResidentRecord;
beforeAll(async () => void (database = await openTestDatabase()), 60_000);
afterAll(() => database?.close());
beforeEach(async () => void (before = (await findResident(database, COUNTY, 'resident-2'))!));

const mirror = (answers: Answers, scope = EAST) =>
  mirrorPersonalInfo(database, scope, before, answers, '2026-11-20' as CalendarDay);
const now = () => findResident(database, COUNTY, 'resident-2');

describe('master data follows the personal information sheet', () => {
  it('takes over what the sheet says, the search columns too, and leaves what it does not say', async () => {
    const idNumber = `99010119610203002${checkDigitOf('99010119610203002')}`;
    expect(
      await mirror({
        name: '单小信',
        sex: '2',
        idNumber,
        birthDate: '1961-02-03',
        phone: '13900000001',
        currentAddressDetail: '东村9号',
        pastDiseases: ['2', '3'],
      }),
    ).toEqual({ changed: true });
    expect(await now()).toMatchObject({
      name: '单小信',
      sex: 'female',
      id_number: idNumber,
      birth_date: '1961-02-03',
      phone: '13900000001',
      address: '东村9号',
      conditions: ['hypertension', 'diabetes'],
      village_name: '东村',
      status: '1',
      archive_number: before.archive_number,
    });
    const [search] = await database.query('select name_pinyin, initials, id_tail from residents where id = $1', [
      'resident-2',
    ]);
    expect(search).toEqual({ name_pinyin: 'shanxiaoxin', initials: 'sxx', id_tail: idNumber.slice(-4) });
    expect(await mirror({})).toEqual({ changed: false });
  });

  it('refuses the number of another resident', async () => {
    const held = `99010119550302001${checkDigitOf('99010119550302001')}`;
    await database.query("update residents set id_number = $1 where id = 'resident-1'", [held]);
    await expect(mirror({ idNumber: held })).rejects.toMatchObject({
      statusCode: 409,
      body: { code: 'resident.id-number-taken' },
    });
  });

  it('moves within the scope by the name of the village, records and all', async () => {
    await database.query(
      `insert into records (county_code, id, form_id, form_version, subject_id, institution_code, occurred_on, data, version, created_at, created_by, updated_at, updated_by, updated_by_name)
       values ('990101', 'old', 'visit-record', 1, 'resident-2', '990101101001', '2026-01-01', '{}', 1, now(), 'doctor', now(), 'doctor', '医生')`,
    );
    expect(await mirror({ villageName: '西村村委会', filingInstitution: '990101101001' }, COUNTY)).toEqual({
      changed: true,
      movedTo: '990101102001',
    });
    expect(await now()).toMatchObject({
      village_code: '990101102001',
      village_name: '西村',
      institution_code: '990101102001',
      // The doctor of the other town does not come along.
      doctor_id: null,
    });
    expect(await database.query("select institution_code from records where subject_id = 'resident-2'")).toEqual([
      { institution_code: '990101102001' },
    ]);
  });

  it('moves by the clinic that keeps the file where the name stayed', async () => {
    expect(await mirror({ villageName: '西村', filingInstitution: '990101101001' }, COUNTY)).toMatchObject({
      movedTo: '990101101001',
    });
    expect(await now()).toMatchObject({
      village_code: '990101101001',
      village_name: '东村',
      institution_code: '990101101001',
    });
  });

  it('moves nobody out of the scope or to a place nobody knows', async () => {
    await mirror({ villageName: '西村', name: '单雄信' });
    await mirror({ villageName: '天边村', filingInstitution: '990101102001' });
    await mirror({ filingInstitution: EAST.institutionCode });
    expect(await now()).toMatchObject({
      village_code: '990101101001',
      institution_code: '990101101001',
      name: '单雄信',
    });
  });
});
