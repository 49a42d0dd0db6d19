import type { Migration } from '../../migrate.ts';

/**
 * Records that lie in no resident's file: an institution's, a user's, the entries of a register. What is there already is
 * all of residents. An entry that is removed keeps its row and its versions; it only leaves the lists.
 */
export const recordsOfRegisters: Migration = {
  number: 4,
  name: 'records-of-registers',
  sql: `
alter table records add column subject_kind text collate "C" not null default 'resident';
alter table records add column removed_at timestamptz;
alter table record_versions add column removed boolean not null default false;
create index records_register on records (county_code, form_id, institution_code) where subject_kind <> 'resident';
`,
};
