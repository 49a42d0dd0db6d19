import type { Migration } from '../migrate.ts';

/** Who has read an announcement, and what somebody has put on their first page. */
export const firstPage: Migration = {
  number: 146,
  name: 'first-page',
  sql: `
create table announcement_reads (
  county_code text collate "C" not null,
  announcement_id text collate "C" not null,
  user_id text collate "C" not null,
  read_at timestamptz not null,
  primary key (county_code, announcement_id, user_id)
);
create table home_entries (user_id text collate "C" primary key references users (id) on delete cascade, entries jsonb not null);
`,
};
