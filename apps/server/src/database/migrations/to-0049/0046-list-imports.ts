import type { Migration } from '../../migrate.ts';

/** Files of rows that lists took in: what was read of them waits here until it is confirmed, and while it is written. */
export const listImports: Migration = {
  number: 46,
  name: 'list-imports',
  sql: `
create table list_imports (
  county_code text collate "C" not null,
  id text collate "C" not null,
  user_id text collate "C" not null,
  scope_code text collate "C" not null,
  list text collate "C" not null,
  file_name text not null,
  unread jsonb not null,
  rows jsonb not null,
  made_at timestamptz not null,
  primary key (county_code, id)
);
`,
};
