import type { FactDefinition } from '@gongwei/domain/lists';
import { FINDING_COLUMNS } from '../checks/finding-row.ts';
import type { CopyColumn } from '../database/copy-text.ts';
import { columnOf } from '../facts/fact-columns.ts';
import { PLAN_COLUMNS } from '../plans/plan-row.ts';

const listed = (names: string, kinds: { readonly [name: string]: CopyColumn['kind'] } = {}): readonly CopyColumn[] =>
  names.split(/\s+/).map((name) => ({ name, kind: kinds[name] ?? 'plain' }));

/** Tables that a county's people fill, with the columns that are filled. */
export const COUNTY_TABLES = [
  'residents',
  'records',
  'concept_values',
  'resident_facts',
  'plans',
  'plan_people',
  'findings',
  'check_people',
] as const;
export type CountyTable = (typeof COUNTY_TABLES)[number];

/** A value of every table. */
export const ofEachTable = <Value>(make: (table: CountyTable) => Value): { readonly [table in CountyTable]: Value } =>
  Object.fromEntries(COUNTY_TABLES.map((table) => [table, make(table)])) as { [table in CountyTable]: Value };

export const countyColumns = (
  facts: readonly FactDefinition[],
): { readonly [table in CountyTable]: readonly CopyColumn[] } => ({
  residents: listed(
    `county_code id institution_code village_code village_name archive_number name name_pinyin initials sex birth_date id_number phone address
     doctor_id conditions paused_care status filed_on last_check_up_on next_follow_up_on has_personal_info`,
    { conditions: 'list', paused_care: 'list' },
  ),
  records: RECORD_COLUMNS,
  concept_values: listed('county_code subject_id concept on_day record_id form_id value number', { value: 'json' }),
  resident_facts: [
    ...listed('county_code resident_id worked_on'),
    ...facts.map(({ key, type }): CopyColumn => ({ name: columnOf(key), kind: type === 'codes' ? 'list' : 'plain' })),
  ],
  plans: listed(`county_code ${PLAN_COLUMNS.join(' ')}`),
  plan_people: listed('county_code resident_id worked_on turns_on rules'),
  findings: listed(`county_code ${FINDING_COLUMNS.join(' ')}`),
  check_people: listed('county_code resident_id worked_on rules sheets', { sheets: 'json' }),
});

export const RECORD_COLUMNS = listed(
  `county_code id form_id form_version subject_id subject_kind institution_code occurred_on stage slot data headline version created_at created_by
   updated_at updated_by updated_by_name text_order`,
  { data: 'json', headline: 'json', text_order: 'json' },
);
