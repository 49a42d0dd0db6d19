import type { Migration } from '../migrate.ts';

/** 录入列表 begins with what was entered last, of all forms and people. */
export const sheetsByEntry: Migration = {
  number: 104,
  name: 'sheets-by-entry',
  sql: `
create index records_entered on records (county_code, created_at, id) where subject_kind = 'resident' and removed_at is null;
`,
};
