import type { Migration } from '../migrate.ts';

/**
 * Numbers of a page as they were at a moment, with what each of them meant: what was reported stays what it was. A row is written once and never
 * changed. `month`: the month (`2026-05`) whose end it was taken at by itself, once for each page and institution.
 */
export const analysisSnapshots: Migration = {
  number: 64,
  name: 'analysis-snapshots',
  sql: `
create table analysis_snapshots (
  county_code text collate "C" not null,
  id text collate "C" not null,
  page text collate "C" not null,
  institution_code text collate "C" not null,
  title text not null,
  told_by text not null,
  from_day date not null,
  until_day date not null,
  groups text[] not null,
  month text,
  content jsonb not null,
  taken_at timestamptz not null,
  taken_by text not null,
  taken_by_name text not null,
  primary key (county_code, id)
);
create index analysis_snapshots_page on analysis_snapshots (county_code, page, taken_at desc);
create unique index analysis_snapshots_month on analysis_snapshots (county_code, page, institution_code, month) where month is not null;
`,
};
