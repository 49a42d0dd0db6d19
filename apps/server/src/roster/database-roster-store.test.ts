import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.port.ts';
import { systemRandom } from '../shared/random-source.ts';
import { systemClock } from '../shared/server-clock.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { createDatabaseResidentWriter } from './database-resident-writer.ts';
import { createDatabaseRosterStore } from './database-roster-store.ts';
import { rosterStoreContract } from './roster-store.contract.ts';

describe('the roster store in the database', () => {
  let database: Database | undefined;
  const open = async (): Promise<Database> => {
    database ??= await openTestDatabase();
    await database.script(
      'delete from residents; delete from roster_imports; delete from roster_import_rows; delete from archive_numbers; delete from operation_log; delete from institutions;',
    );
    for (const code of ['320999101101', '320999101102', '320999102101', '320999102102'])
      await database.query(
        'insert into institutions (code, name, level, parent_code, offers_children) values ($1, $2, 5, $3, false)',
        [code, `村${code.slice(-4)}卫生室`, code.slice(0, 9)],
      );
    return database;
  };
  const stores = async () => {
    const opened = await open();
    return {
      writer: createDatabaseResidentWriter(opened, { clock: systemClock, random: systemRandom, source: 'roster' }),
      store: createDatabaseRosterStore(opened),
    };
  };
  beforeEach(open);
  afterAll(() => database?.close());

  rosterStoreContract(stores);

  it('names villages without the clinic and logs each resident without personal data', async () => {
    const { writer } = await stores();
    const user = { id: 'u', name: '张医生', institutionCode: '320999101' };
    expect((await writer.villages(user))[0]).toEqual({
      code: '320999101101',
      name: '村1101',
      institutionCode: '320999101101',
    });
    await writer.save(
      user,
      [
        {
          id: 'r1',
          archiveNumber: '32099910110100001',
          name: '王小明',
          idNumber: '320998193601010013',
          sex: 'male',
          birthDate: '1936-01-01' as never,
          villageCode: '320999101101',
          villageName: '村1101',
          institutionCode: '320999101101',
          filedOn: '2026-11-20' as never,
          conditions: [],
        },
      ],
      [],
    );
    const log = await database!.query<{ action: string; subject_id: string }>('select * from operation_log');
    expect(log).toMatchObject([{ action: 'resident.create', subject_id: 'r1' }]);
    expect(JSON.stringify(log)).not.toMatch(/王小明|320998193601010013/);
  });
});
