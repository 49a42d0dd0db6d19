import { changeSchema, type Database, type Queryable } from './database.port.ts';

const LISTED = 'form_id, created_by, institution_code, subject_id';
const STANDING = "where subject_kind = 'resident' and removed_at is null";

/**
 * Indexes of the big tables. Apart from the migrations because loading a county is several times faster without them:
 * the loader drops them first and makes them afterwards; a start makes those that are missing.
 * Those of the resident list end with `institution_code`, so that a page's identifiers are found without the table.
 */
export const INDEXES: readonly (readonly [name: string, definition: string])[] = [
  ['residents_id_number', 'unique residents (county_code, id_number)'],
  ['residents_id_tail', 'residents (county_code, id_tail)'],
  ['residents_archive', 'unique residents (county_code, archive_number)'],
  ['residents_archive_tail', 'residents (county_code, archive_tail)'],
  ['residents_name', 'residents (county_code, name)'],
  ['residents_initials', 'residents (county_code, initials)'],
  // Given names, behind a surname of one character and of two.
  ['residents_given_name', 'residents (county_code, substr(name, 2))'],
  ['residents_given_name_2', 'residents (county_code, substr(name, 3))'],
  ['residents_given_initials', 'residents (county_code, substr(initials, 2))'],
  ['residents_given_initials_2', 'residents (county_code, substr(initials, 3))'],
  ['residents_phone', 'residents (county_code, phone)'],
  ['residents_institution', 'residents (county_code, institution_code)'],
  ['residents_by_name', 'residents (county_code, name_pinyin, id, institution_code)'],
  ['residents_by_archive', 'residents (county_code, archive_number, id, institution_code)'],
  ['residents_by_birth', 'residents (county_code, birth_date, id, institution_code)'],
  ['residents_by_filing', 'residents (county_code, filed_on, id, institution_code)'],
  // With what decides who is to be examined this year: 健康体检管理 begins with those who never were, most of whom need not be.
  [
    'residents_checked',
    'residents (county_code, last_check_up_on, id, institution_code, status, birth_date, conditions)',
  ],
  // Who has no address comes last in either direction (`inTwoParts`). Visits are listed by the address of their person, too.
  ['residents_by_address', `residents (county_code, (numbers_in_order(nullif(btrim(address), '')) collate "C"), id)`],
  // The orders by which who may only look is told when somebody's file was opened, and when a sheet was written down.
  ['residents_by_filing_month', `residents (county_code, (date_trunc('month', (filed_on)::timestamp)::date), id)`],
  [
    'records_entered_month',
    `records (county_code, (date_trunc('month', ((created_at at time zone 'UTC' + interval '8 hours'))::timestamp)), id) where subject_kind = 'resident' and removed_at is null`,
  ],
  ['residents_by_follow_up', 'residents (county_code, next_follow_up_on, id, institution_code)'],
  ['residents_village', 'residents (county_code, village_code, archive_number, id)'],
  ['residents_conditions', 'residents using gin (conditions)'],
  // Everything that filters and figures ask: they are counted in this index alone.
  [
    'residents_facts',
    'residents (county_code, institution_code, sex, birth_date, status, last_check_up_on, next_follow_up_on, conditions)',
  ],
  ['plans_late', "plans (county_code, (case when state = 'overdue' then due_on else date '9999-12-31' end), id)"],
  ['records_subject', 'records (county_code, subject_id, form_id, occurred_on desc)'],
  ['records_day', 'records (county_code, form_id, occurred_on, institution_code)'],
  // Sheets of all forms by the day they were entered and by their own, with what 录入列表 filters and counts: they lie far apart in their table.
  ['records_by_entry', `records (county_code, created_at, id) include (${LISTED}) ${STANDING}`],
  ['records_by_day', `records (county_code, occurred_on, id) include (${LISTED}) ${STANDING}`],
  // Sheets of one form, counted without their table.
  [
    'records_of_form',
    `records (county_code, form_id, occurred_on, id) include (institution_code, subject_id) ${STANDING}`,
  ],
  // Visits that are owed, in the order of the first page.
  [
    'plans_waiting',
    "plans (county_code, due_on, resident_id, id) include (state, programme, form_id) where state in ('due', 'overdue')",
  ],
  ['plans_doctor', 'plans (county_code, doctor_id, resident_id) where doctor_id is not null'],
  // Few visits were called for, and few are over; the others have neither.
  ['plans_called', 'plans (county_code, last_call, due_on, id) where last_call is not null'],
  ['plans_by_closing', 'plans (county_code, closed_on, id)'],
  // Contracts with family doctors that hold, by their last day: a day that begins looks for those that are over.
  [
    'contracts_live',
    `records ((data->>'endDate')) where form_id = 'family-doctor-contract' and removed_at is null and coalesce(data->>'contractStatus', '1') in ('1', '3')`,
  ],
  ['records_slot', 'unique records (county_code, subject_id, form_id, slot)'],
  // Whose files somebody opened last.
  ['resident_views_user', 'resident_views (user_id, at desc)'],
];

/** Makes those that are missing; where none is, a start asks that once and holds nobody up. */
export async function createSearchIndexes(database: Database): Promise<void> {
  if ((await missingIndexes(database)).length === 0) return;
  await changeSchema(database, async (inside) => {
    for (const [name, definition] of await missingIndexes(inside)) {
      const unique = definition.startsWith('unique ');
      await inside.query(`create ${unique ? 'unique ' : ''}index ${name} on ${definition.slice(unique ? 7 : 0)}`);
    }
  });
}

async function missingIndexes(on: Queryable): Promise<typeof INDEXES> {
  const present = await on.query<{ name: string }>(
    'select indexname as name from pg_indexes where schemaname = current_schema()',
  );
  const names = new Set(present.map(({ name }) => name));
  return INDEXES.filter(([name]) => !names.has(name));
}

export async function dropSearchIndexes(database: Database): Promise<void> {
  await database.script(INDEXES.map(([name]) => `drop index if exists ${name};`).join('\n'));
}
