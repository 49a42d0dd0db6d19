import { setImmediate } from 'node:timers/promises';
import type { Database, Filling, Queryable } from '../database/database.port.ts';
import { copyRows } from '../database/copy-text.ts';
import { workDone } from '../database/derived-work.ts';
import { createSearchIndexes, dropSearchIndexes } from '../database/search-indexes.ts';
import { prepareFacts } from '../facts/rebuild-facts.ts';
import { hashPassword } from '../identity/password.rules.ts';
import { remindOfOverdue } from '../plans/remind-of-overdue.ts';
import type { PlanRow } from '../plans/plan-row.ts';
import type { FormLibrary } from '../ports/form-library.port.ts';
import type { RandomSource } from '../shared/random-source.ts';
import { systemClock } from '../shared/server-clock.ts';
import { COUNTY_TABLES, countyColumns, RECORD_COLUMNS } from './county-tables.ts';
import type { County } from './county.ts';
import { entryRows } from './load-rows.ts';
import { loadingTools, workedOut, type CountyBatch } from './work-out-files.ts';

export const isEmpty = async (database: Queryable): Promise<boolean> =>
  (await database.query('select 1 from institutions limit 1')).length === 0;

/** What clinics of the demonstration county register: a few more people live there than have an archive. */
const POPULATIONS = `insert into institution_populations (institution_code, population, elderly, version, set_at, set_by, set_by_name)
  select institution_code, ceil(count(*) * 1.05)::int, ceil(count(*) filter (where birth_date <= current_date - interval '65 years') * 1.04)::int,
    1, now(), 'seed', '统计口径' from residents where status = '1' group by 1`;

type Loading = {
  readonly forms: FormLibrary;
  readonly random: RandomSource;
  readonly onProgress?: (residents: number) => void;
  /** The county's files, where somebody else works them out. */
  readonly batches?: AsyncIterable<CountyBatch>;
};

/**
 * Fills an empty database, fast: everything that is kept of people is worked out of their files before they are stored, rows are copied in, and the
 * search indexes are made afterwards. All in one transaction: an interrupted load leaves the database as empty as it was. Returns the residents loaded.
 */
export async function loadCounty(
  database: Database,
  county: County,
  { forms, random, onProgress, batches }: Loading,
): Promise<number> {
  const tools = loadingTools(forms, systemClock);
  // Hashing goes on beside this thread.
  const hash = hashPassword(county.demoPassword, random, county.demoPasswordCost);
  await prepareFacts({ database, ...tools });
  await dropSearchIndexes(database);
  const loaded = await database.filling(async (inside) => {
    await holdEmpty(inside);
    await insertStaff(inside, county, await hash);
    const entries = copyRows(entryRows(county.entries ?? [], forms), RECORD_COLUMNS);
    await inside.copyIn('records', namesOf(RECORD_COLUMNS), entries);
    const columns = countyColumns(tools.facts.definitions);
    const overdue: CountyBatch['overdue'][number][] = [];
    let count = 0;
    for await (const batch of batches ?? workedOut(county.files, tools)) {
      for (const table of COUNTY_TABLES)
        if (batch.text[table].length > 0) await inside.copyIn(table, namesOf(columns[table]), batch.text[table]);
      overdue.push(...batch.overdue);
      count += batch.people;
      onProgress?.(count);
      await setImmediate();
    }
    await remind(inside, overdue);
    await inside.query(
      `insert into archive_numbers (village_code, last) select left(archive_number, 12), max(right(archive_number, 5)::int) from residents group by 1`,
    );
    if (county.registersPeople) await inside.query(POPULATIONS);
    return count;
  });
  await createSearchIndexes(database);
  await workDone(database, 'checks', tools.checks.version());
  // The planner chooses its ways by what is counted here; rows that are copied in are known to be seen by all.
  await database.script('analyze;');
  return loaded;
}

const namesOf = (columns: readonly { readonly name: string }[]): string => columns.map(({ name }) => name).join(', ');

/** Tables are filled fastest that are emptied in the same transaction: nobody else puts anything in meanwhile, and nothing is taken away. @throws where something is there. */
async function holdEmpty(inside: Queryable): Promise<void> {
  // Limits are meant for requests.
  for (const limit of ['statement_timeout', 'idle_in_transaction_session_timeout'])
    await inside.query(`set local ${limit} = 0`);
  await inside.query(`lock table ${COUNTY_TABLES.join(', ')} in access exclusive mode`);
  const [filled] = await inside.query<{ some: boolean }>(
    `select ${COUNTY_TABLES.map((table) => `exists (select 1 from ${table})`).join(' or ')} as some`,
  );
  if (filled?.some) throw new Error('The database holds people already.');
  await inside.query(`truncate ${COUNTY_TABLES.join(', ')}`);
}

/** `hash`: of the one password that all demo accounts have, which a start prints. */
async function insertStaff(inside: Queryable, { institutions, users }: County, hash: string): Promise<void> {
  const insert = (table: string, columns: string, types: string, rows: readonly object[]): Promise<unknown> =>
    inside.query(
      `insert into ${table} (${columns}) select ${columns} from jsonb_to_recordset($1::jsonb) as t(${types})`,
      [JSON.stringify(rows)],
    );
  await insert(
    'institutions',
    'code, name, level, parent_code, offers_children',
    'code text, name text, level int, parent_code text, offers_children boolean',
    institutions.map((one) => ({
      code: one.code,
      name: one.name,
      level: one.level,
      parent_code: one.parentCode ?? null,
      offers_children: one.offersChildren,
    })),
  );
  await insert(
    'users',
    'id, username, code, name, institution_code, password_hash',
    'id text, username text, code text, name text, institution_code text, password_hash text',
    users.map((user) => ({
      id: user.id,
      username: user.username,
      code: user.code,
      name: user.name,
      institution_code: user.institutionCode,
      password_hash: user.demo ? hash : null,
    })),
  );
  await insert(
    'user_roles',
    'user_id, role',
    'user_id text, role text',
    users.flatMap(({ id, roles }) => roles.map((role) => ({ user_id: id, role }))),
  );
}

/** Doctors are told of visits that fell overdue these days. */
async function remind(inside: Filling, overdue: CountyBatch['overdue']): Promise<void> {
  const plans = new Map<string, PlanRow[]>();
  for (const { county, plan } of overdue) {
    const known = plans.get(county) ?? [];
    plans.set(county, known);
    known.push(plan);
  }
  for (const [county, rows] of plans) await remindOfOverdue(inside, county, rows, systemClock.now());
}
