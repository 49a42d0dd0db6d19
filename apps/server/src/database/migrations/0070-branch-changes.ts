import type { Migration } from '../migrate.ts';

/**
 * What changed where, so that a save in one township empties no kept number of another. Rows are only added (and added up by readers): saves of the
 * same village never wait for each other because of them.
 */
export const branchChanges: Migration = {
  number: 70,
  name: 'branch-changes',
  sql: `
create table branch_changes (
  institution_code text collate "C" not null,
  change bigint not null default nextval('resident_changes')
);
create index branch_changes_institution on branch_changes (institution_code) include (change);
`,
};
