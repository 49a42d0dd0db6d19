import type { Migration } from '../../migrate.ts';

/**
 * Devices with one of our apps: each tells at its start which version it runs. `id` is the app's own, for as long as it is installed. `downloads` counts how
 * often a package was taken.
 */
export const appTerminals: Migration = {
  number: 38,
  name: 'app-terminals',
  sql: `
alter table app_packages add column downloads int not null default 0;
create table app_terminals (
  county_code text collate "C" not null,
  id text collate "C" not null,
  institution_code text collate "C" not null,
  user_id text collate "C" not null,
  app text collate "C" not null,
  platform text collate "C" not null,
  version_name text not null,
  version_code int not null,
  model text not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (county_code, id)
);
create index app_terminals_institution on app_terminals (county_code, institution_code);
`,
};
