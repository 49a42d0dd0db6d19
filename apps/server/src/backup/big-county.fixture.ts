import type { Database, Queryable } from '../database/database.port.ts';
import { emptyDatabase } from '../loading/empty-database.ts';
import { loadCounty } from '../loading/load-county.ts';
import { loadFormLibrary } from '../records/catalogue-form-library.ts';
import { seedCounty } from '../seed/seeded-county.ts';
import { systemRandom } from '../shared/random-source.ts';
import { systemClock, todayOf } from '../shared/server-clock.ts';
import { isLongRun } from '../testing/long-runs.ts';
import { copyCounty } from '../testing/copied-county.ts';
import { bloodCount } from '../testing/test-client.ts';
import { openTestDatabase } from '../testing/test-database.ts';

/** Seeded with sheets as forms compute them; a larger county is made of copies of these. */
const SEEDED = 5_000;

/** A database with so many residents and their sheets: computed ones for the long tests, copies of one, in memory, for a run of seconds. */
export async function bigCounty(residents: number, folder: string): Promise<Database> {
  const database = await openTestDatabase(isLongRun() ? folder : undefined);
  if (isLongRun()) await seed(database, Math.min(residents, SEEDED));
  else await copyResidents(database, residents);
  if (isLongRun() && residents > SEEDED) await copyCounty(database, Math.ceil(residents / SEEDED), { sheets: true });
  await oddValues(database);
  return database;
}

async function seed(database: Database, residents: number): Promise<void> {
  await emptyDatabase(database);
  const { files, ...county } = seedCounty({ residents, today: todayOf(systemClock) });
  const demo = { demoPassword: 'Test@2026', demoPasswordCost: { logN: 4, r: 8, p: 1 } };
  await loadCounty(
    database,
    { ...county, ...demo, files: files() },
    { forms: await loadFormLibrary(), random: systemRandom },
  );
}

async function copyResidents(database: Database, residents: number): Promise<void> {
  await database.query(
    `insert into residents (${COPIED}, id, archive_number, id_number)
     select ${COPIED}, 'copy-' || n, village_code || (20000 + n), '990101' || (19300000 + n) || '0000'
     from residents, generate_series(1, $1::int) n where id = 'resident-1'`,
    [residents],
  );
  const { data, formId } = bloodCount();
  await database.query(
    `insert into records (county_code, id, form_id, form_version, subject_id, institution_code, occurred_on, data, version,
       created_at, created_by, updated_at, updated_by, updated_by_name)
     select county_code, 'record-' || id, $1, 1, id, institution_code, '2026-01-05', $2::jsonb, 1, now(), 'doctor', now(), 'doctor', '医生'
     from residents`,
    [formId, JSON.stringify(data)],
  );
}

const COPIED = `county_code, institution_code, village_code, village_name, name, name_pinyin, initials, sex, birth_date, conditions, status, filed_on`;

/** What JSON and JavaScript like to spoil: long decimals, instants to the microsecond, letters beyond the first plane, bytes, sequences. */
async function oddValues(on: Queryable): Promise<void> {
  await on.query(
    `insert into exception_log (id, at, code, route, message, stack) values ('odd', '2026-01-02 03:04:05.678901+08', 'x', '/', $1, null)`,
    ['换行\n制表\t反斜\\引号"𠮷\u2028'],
  );
  await on.query(
    `insert into concept_values (county_code, subject_id, concept, on_day, record_id, form_id, value, number)
     values ('990101', 'resident-1', 'odd', '2024-02-29', 'odd', 'odd', '{"b": 1.10, "a": [null, 12345678901234567890]}', 0.1::float8 + 0.2::float8)`,
  );
  await on.query(
    `insert into platform_accounts (id, institution_code, user_id, username, sealed_password, state)
     values ('odd', '990101', 'county', '平台', '\\x00ff0a5c', 'unknown')`,
  );
  await on.query("select setval('resident_changes', 4711)");
}
