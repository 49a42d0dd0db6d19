import type { Migration } from '../migrate.ts';

/** Lines of the operation log that tell of what was not done: the status it was refused with, nothing where it was done. */
export const refusedOperations: Migration = {
  number: 126,
  name: 'refused-operations',
  sql: `alter table operation_log add column refused text collate "C";`,
};
