import type { Migration } from '../migrate.ts';

/** What a file for a list is of, where the list takes files of several things: cards of patients, or their visits. */
export const importContents: Migration = {
  number: 82,
  name: 'import-contents',
  sql: `
alter table list_imports add column content text collate "C";
`,
};
