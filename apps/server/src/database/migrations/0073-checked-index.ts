import type { Migration } from '../migrate.ts';

/** Another index of `search-indexes.ts` stands in for it. */
export const checkedIndex: Migration = {
  number: 73,
  name: 'checked-index',
  sql: `drop index if exists residents_by_check_up;
`,
};
