import type { Migration } from '../../migrate.ts';

/** Who is somebody's mother or spouse. A marriage is kept from both sides, so that either file finds the other by its key. */
export const familyTies: Migration = {
  number: 5,
  name: 'family-ties',
  sql: `
create table family_ties (
  county_code text collate "C" not null,
  resident_id text collate "C" not null,
  kind text not null,
  other_id text collate "C" not null,
  set_by text not null,
  set_at timestamptz not null,
  primary key (county_code, resident_id, kind)
);
create index family_ties_other on family_ties (county_code, other_id, kind);
`,
};
