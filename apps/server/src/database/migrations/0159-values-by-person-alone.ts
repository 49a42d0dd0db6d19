import type { Migration } from '../migrate.ts';

/**
 * Values of a sheet are found by its person and read with all others of theirs. A key of the five columns that tell them apart was eighteen
 * times as large, and the dearest of all that a restore sorts; a sheet says each concept once (`conceptValuesOf`), and writes anew what it said.
 * Of two counties with the same person in both, the few rows are told apart when read.
 */
export const valuesByPersonAlone: Migration = {
  number: 159,
  name: 'values-by-person-alone',
  sql: `
alter table concept_values drop constraint concept_values_pkey;
create index concept_values_person on concept_values (subject_id);
`,
};
