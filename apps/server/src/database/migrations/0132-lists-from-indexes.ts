import type { Migration } from '../migrate.ts';

/** What wider indexes do that are made where they are missing (`search-indexes.ts`), and what needs one direction only. */
export const listsFromIndexes: Migration = {
  number: 132,
  name: 'lists-from-indexes',
  sql: `
drop index if exists records_entered;
drop index if exists plans_closed;
drop index if exists residents_by_address_down;
`,
};
