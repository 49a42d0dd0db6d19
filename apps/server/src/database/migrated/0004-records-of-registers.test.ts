import { afterAll, expect, it } from 'vitest';
import { openBareDatabase } from '../../testing/test-database.ts';
import { migrate, MIGRATIONS } from '../migrate.ts';

const database = await openBareDatabase();
afterAll(() => database.close());

it('keeps what was stored before as residents’ sheets that are there', async () => {
  const before = MIGRATIONS.filter(({ number }) => number < 4);
  await migrate(database, before);
  await database.query(
    `insert into records (county_code, id, form_id, form_version, subject_id, institution_code, occurred_on, data, version, created_at, created_by, updated_at,
       updated_by, updated_by_name)
     values ('990101', 'old', 'visit-record', 1, 'resident-1', '990101101001', '2026-01-05', '{"note":"旧"}', 2, now(), 'a', now(), 'a', '甲')`,
  );
  await database.query(
    `insert into record_versions (county_code, record_id, version, form_version, institution_code, occurred_on, data, saved_at, saved_by, saved_by_name)
     values ('990101', 'old', 1, 1, '990101101001', '2026-01-05', '{}', now(), 'a', '甲')`,
  );
  expect(await migrate(database)).toContain('records-of-registers');
  expect(await database.query('select subject_kind, removed_at, data, version from records')).toEqual([
    { subject_kind: 'resident', removed_at: null, data: { note: '旧' }, version: 2 },
  ]);
  expect(await database.query('select removed from record_versions')).toEqual([{ removed: false }]);
  expect(await migrate(database)).toEqual([]);
});
