import type { Migration } from '../migrate.ts';

/**
 * What is worked out of everything that is stored, in the background of a running server, by which rules, and when it was done: until then
 * numbers that rest on it are not told.
 */
export const derivedWork: Migration = {
  number: 62,
  name: 'derived-work',
  sql: `
create table derived_work (
  what text collate "C" primary key,
  version text not null,
  done_at timestamptz
);
`,
};
