import type { Migration } from '../../migrate.ts';

/** What became of residents' files, and what each event said (`details`: where to, of what, which records a merger moved). */
export const archiveEvents: Migration = {
  number: 28,
  name: 'archive events',
  sql: `
create table archive_events (
  county_code text collate "C" not null,
  id text collate "C" not null,
  resident_id text collate "C" not null,
  event text not null,
  from_status text not null,
  to_status text not null,
  on_day date not null,
  at timestamptz not null,
  by_id text not null,
  by_name text not null,
  institution_code text collate "C" not null,
  details jsonb not null,
  primary key (county_code, id)
);
create index archive_events_resident on archive_events (county_code, resident_id, at desc);
`,
};
