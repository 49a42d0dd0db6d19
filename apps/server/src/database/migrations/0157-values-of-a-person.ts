import type { Migration } from '../migrate.ts';

/** Values of a sheet are found by its person, with the key of their table: an index of their sheets was a third of what a restore spends on indexes. */
export const valuesOfAPerson: Migration = {
  number: 157,
  name: 'values-of-a-person',
  sql: 'drop index if exists concept_values_record;',
};
