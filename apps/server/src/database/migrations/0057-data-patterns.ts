import type { Migration } from '../migrate.ts';

/** What stands out in what somebody entered within a year, worked out once a day, and the sheets it was seen in. All of it follows from the records. */
export const dataPatterns: Migration = {
  number: 57,
  name: 'data-patterns',
  sql: `
create table data_patterns (
  county_code text collate "C" not null,
  id text collate "C" not null,
  user_id text collate "C" not null,
  institution_code text collate "C" not null,
  kind text collate "C" not null,
  n int not null,
  hits int not null,
  usual double precision,
  says text not null,
  primary key (county_code, id)
);
create table data_pattern_sheets (
  county_code text collate "C" not null,
  id text collate "C" not null,
  user_id text collate "C" not null,
  kind text collate "C" not null,
  record_id text collate "C" not null,
  resident_id text collate "C" not null,
  form_id text collate "C" not null,
  on_day date not null,
  primary key (county_code, id)
);
create index data_pattern_sheets_of on data_pattern_sheets (county_code, user_id, kind, on_day);
create table data_pattern_runs (
  county_code text collate "C" primary key,
  worked_on date not null
);
`,
};
