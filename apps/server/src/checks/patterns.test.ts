import type { CalendarDay } from '@gongwei/domain/shared';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.port.ts';
import { openDatabase } from '../database/open-database.ts';
import { loadCounty } from '../loading/load-county.ts';
import { loadFormLibrary } from '../records/catalogue-form-library.ts';
import { systemRandom } from '../shared/random-source.ts';
import { openTestDatabase } from '../testing/index.ts';
import { startPostgres, type TemporaryPostgres } from '../testing/temporary-postgres.ts';
import { TEST_PASSWORD_COST, tinyCounty } from '../testing/tiny-county.ts';
import { countiesWithoutPatterns, workOutPatterns } from './work-out-patterns.ts';

const TODAY = '2026-06-15' as CalendarDay;
let postgres: TemporaryPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres?.stop());

const onPostgres = async (): Promise<Database> => {
  const database = await openDatabase({ url: await postgres.newDatabase() });
  const county = { ...tinyCounty, demoPassword: 'x', demoPasswordCost: TEST_PASSWORD_COST };
  await loadCounty(database, county, { forms: await loadFormLibrary(), random: systemRandom });
  return database;
};

describe.each([
  { name: 'the embedded database', open: () => openTestDatabase() },
  { name: 'PostgreSQL', open: onPostgres },
])('patterns on $name', ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  }, 60_000);
  afterAll(() => database?.close());

  /** Sixty follow-ups of five people, entered by the same doctor. */
  const enter = async (data: (at: number) => object) => {
    await database.query(`delete from records where form_id = 'hypertension-follow-up'`);
    for (let at = 0; at < 60; at += 1)
      await database.query(
        `insert into records (county_code, id, form_id, form_version, subject_id, subject_kind, institution_code, occurred_on, data, headline, version,
           created_at, created_by, updated_at, updated_by, updated_by_name)
         select county_code, $2, 'hypertension-follow-up', 1, id, 'resident', institution_code, date '2025-07-01' + 5 * $3::int, $4, '[]', 1, now(), 'doctor',
           now(), 'doctor', '' from residents where id = $1`,
        [
          `resident-${(at % 5) + 1}`,
          `visit-${String(at).padStart(2, '0')}`,
          at,
          JSON.stringify({ followUpMode: '1', ...data(at) }),
        ],
      );
  };
  const seen = () =>
    database.query<{ kind: string; n: number; hits: number }>('select kind, n, hits from data_patterns order by kind');

  it('are worked out once a day, with the sheets they were seen in', async () => {
    await enter((at) => ({ systolic: 130 + 10 * (at % 2), diastolic: 80 }));
    expect(await countiesWithoutPatterns(database, TODAY)).toEqual(['990101']);
    expect(await workOutPatterns(database, ['990101'], TODAY)).toBe(1);
    expect(await countiesWithoutPatterns(database, TODAY)).toEqual([]);
    expect(await seen()).toEqual([{ kind: 'end-digits', n: 120, hits: 120 }]);
    expect(await database.query('select 1 from data_pattern_sheets')).toHaveLength(60);
    expect(await countiesWithoutPatterns(database, '2026-06-16' as CalendarDay)).toEqual(['990101']);
  });

  it('compare a visit with the one before of the same person, and go with what they were seen in', async () => {
    const person = (at: number) => ({ systolic: 121 + (at % 5), diastolic: 76 + (at % 3), weight: 60, heartRate: 71 });
    await enter((at) => ({ ...person(at % 5), ...(at % 9 === 0 ? {} : { weight: 50 + at / 10 }) }));
    await workOutPatterns(database, ['990101'], TODAY);
    expect((await seen()).filter(({ kind }) => kind === 'copied')).toEqual([]);
    await enter((at) => person(at % 5));
    await workOutPatterns(database, ['990101'], TODAY);
    expect((await seen()).filter(({ kind }) => kind === 'copied')).toEqual([{ kind: 'copied', n: 55, hits: 55 }]);
    await database.query(`update records set removed_at = now() where form_id = 'hypertension-follow-up'`);
    await workOutPatterns(database, ['990101'], TODAY);
    expect(await seen()).toEqual([]);
    expect(await database.query('select 1 from data_pattern_sheets')).toEqual([]);
  });
});
