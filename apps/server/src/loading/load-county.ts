import { setImmediate } from 'node:timers/promises';
import type { Database } from '../database/database.port.ts';
import { workDone } from '../database/derived-work.ts';
import { createSearchIndexes, dropSearchIndexes } from '../database/search-indexes.ts';
import { createChecks } from '../checks/create-checks.ts';
import { rebuildChecks } from '../checks/rebuild-checks.ts';
import { createFacts } from '../facts/create-facts.ts';
import { prepareFacts, rebuildFacts } from '../facts/rebuild-facts.ts';
import { createPlans } from '../plans/create-plans.ts';
import { rebuildPlans } from '../plans/rebuild-plans.ts';
import { hashPassword } from '../identity/password.rules.ts';
import type { FormLibrary } from '../ports/form-library.port.ts';
import type { RandomSource } from '../shared/random-source.ts';
import { systemClock } from '../shared/server-clock.ts';
import type { SeedFile } from '../seed/seed-rows.ts';
import type { County } from './county.ts';
import { wholeFile } from './whole-file.ts';
import { conceptRows, entryRows, recordRows, residentRow } from './load-rows.ts';

const BATCH = 250;

export const isEmpty = async (database: Database): Promise<boolean> =>
  (await database.query('select 1 from institutions limit 1')).length === 0;

/** What clinics of the demonstration county register: a few more people live there than have an archive. */
const POPULATIONS = `insert into institution_populations (institution_code, population, elderly, version, set_at, set_by, set_by_name)
  select institution_code, ceil(count(*) * 1.05)::int, ceil(count(*) filter (where birth_date <= current_date - interval '65 years') * 1.04)::int,
    1, now(), 'seed', '统计口径' from residents where status = '1' group by 1`;

/**
 * Fills an empty database, fast: rows go in as JSON, a few hundred residents a statement, and the search indexes are made
 * afterwards. All in one transaction: an interrupted load leaves the database as empty as it was. Returns the residents loaded.
 */
export async function loadCounty(
  database: Database,
  county: County,
  { forms, random, onProgress }: { forms: FormLibrary; random: RandomSource; onProgress?: (residents: number) => void },
): Promise<number> {
  await dropSearchIndexes(database);
  const loaded = await database.transaction(async (inside) => {
    const insert = async (table: string, columns: string, types: string, rows: readonly unknown[]): Promise<void> => {
      if (rows.length === 0) return;
      await inside.query(
        `insert into ${table} (${columns}) select ${columns} from jsonb_to_recordset($1::jsonb) as t(${types})`,
        [JSON.stringify(rows)],
      );
    };
    await insert(
      'institutions',
      'code, name, level, parent_code, offers_children',
      'code text, name text, level int, parent_code text, offers_children boolean',
      county.institutions.map((one) => ({
        code: one.code,
        name: one.name,
        level: one.level,
        parent_code: one.parentCode ?? null,
        offers_children: one.offersChildren,
      })),
    );
    const hashes = await Promise.all(
      county.users.map((user) =>
        user.demo ? hashPassword(county.demoPassword, random, county.demoPasswordCost) : null,
      ),
    );
    await insert(
      'users',
      'id, username, code, name, institution_code, password_hash',
      'id text, username text, code text, name text, institution_code text, password_hash text',
      county.users.map((user, at) => ({
        id: user.id,
        username: user.username,
        code: user.code,
        name: user.name,
        institution_code: user.institutionCode,
        password_hash: hashes[at],
      })),
    );
    await insert(
      'user_roles',
      'user_id, role',
      'user_id text, role text',
      county.users.flatMap(({ id, roles }) => roles.map((role) => ({ user_id: id, role }))),
    );
    await insert('records', RECORD.columns, RECORD.types, entryRows(county.entries ?? [], forms));

    let count = 0;
    const flush = async (files: readonly SeedFile[]): Promise<void> => {
      await insert('residents', RESIDENT.columns, RESIDENT.types, files.map(residentRow));
      await insert(
        'records',
        RECORD.columns,
        RECORD.types,
        files.flatMap((file) => recordRows(file, forms)),
      );
      await insert(
        'concept_values',
        CONCEPT.columns,
        CONCEPT.types,
        files.flatMap((file) => conceptRows(file, forms)),
      );
      count += files.length;
      onProgress?.(count);
      await setImmediate();
    };
    const batch: SeedFile[] = [];
    for (const file of county.files) {
      batch.push(wholeFile(file, forms));
      if (batch.length === BATCH) await flush(batch.splice(0));
    }
    await flush(batch);
    await inside.query(
      `insert into archive_numbers (village_code, last) select left(archive_number, 12), max(right(archive_number, 5)::int) from residents group by 1`,
    );
    if (county.registersPeople) await inside.query(POPULATIONS);
    return count;
  });
  await createSearchIndexes(database);
  const tools = { database, forms, facts: createFacts({ forms, clock: systemClock }) };
  await prepareFacts(tools);
  await rebuildFacts(tools);
  await rebuildPlans({ database, plans: createPlans({ clock: systemClock }) });
  const checks = createChecks({ forms, clock: systemClock });
  await rebuildChecks({ database, checks });
  await workDone(database, 'checks', checks.version());
  // Pages of the list are answered from indexes alone once the database knows that all rows are visible.
  await database.script('vacuum analyze;');
  return loaded;
}

const RESIDENT = {
  columns: `county_code, id, institution_code, village_code, village_name, archive_number, name, name_pinyin, initials, sex, birth_date, id_number, phone,
    address, doctor_id, conditions, status, filed_on, last_check_up_on, next_follow_up_on, has_personal_info`,
  types: `county_code text, id text, institution_code text, village_code text, village_name text, archive_number text, name text, name_pinyin text,
    initials text, sex text, birth_date date, id_number text, phone text, address text, doctor_id text, conditions text[], status text, filed_on date,
    last_check_up_on date, next_follow_up_on date, has_personal_info boolean`,
} as const;

const RECORD = {
  columns: `county_code, id, form_id, form_version, subject_id, subject_kind, institution_code, occurred_on, stage, slot, data, headline, version, created_at, created_by,
    updated_at, updated_by, updated_by_name, text_order`,
  types: `county_code text, id text, form_id text, form_version int, subject_id text, subject_kind text, institution_code text, occurred_on date, stage text, slot text, data jsonb,
    headline jsonb, version int, created_at timestamptz, created_by text, updated_at timestamptz, updated_by text, updated_by_name text, text_order jsonb`,
} as const;

const CONCEPT = {
  columns: 'county_code, subject_id, concept, on_day, record_id, form_id, value, number',
  types:
    'county_code text, subject_id text, concept text, on_day date, record_id text, form_id text, value jsonb, number double precision',
} as const;
