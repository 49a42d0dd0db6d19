import type { Migration } from '../../migrate.ts';

/**
 * 年度分析报告: one of an institution and a year. `content` holds its numbers with their definitions, its aims and its sentences; every
 * version is kept whole, with who, when and why.
 */
export const annualReports: Migration = {
  number: 47,
  name: 'annual reports',
  sql: `
create table annual_reports (
  county_code text collate "C" not null,
  institution_code text collate "C" not null,
  year int not null check (year between 2000 and 2200),
  state text not null check (state in ('1', '2', '3')),
  version int not null check (version > 0),
  title text not null,
  content jsonb not null,
  author_id text collate "C" not null,
  primary key (county_code, institution_code, year)
);
create table annual_report_versions (
  county_code text collate "C" not null,
  institution_code text collate "C" not null,
  year int not null,
  version int not null,
  event text not null,
  state text not null,
  content jsonb not null,
  reason text,
  at timestamptz not null,
  by_id text collate "C" not null,
  by_name text not null,
  primary key (county_code, institution_code, year, version),
  foreign key (county_code, institution_code, year) references annual_reports on delete cascade
);
`,
};
