import type { Migration } from '../../migrate.ts';

/**
 * What was ticked when an action was confirmed, the work over it, and a receipt for every row. `before`: what a row was, for taking it
 * back. A job without a receipt for a row has not done that row, so any process may carry on where another one stopped.
 */
export const listJobs: Migration = {
  number: 22,
  name: 'list-jobs',
  sql: `
create table list_selections (
  county_code text collate "C" not null,
  id text collate "C" not null,
  user_id text collate "C" not null,
  scope_code text collate "C" not null,
  list text collate "C" not null,
  action text collate "C" not null,
  row_ids jsonb not null,
  left_out jsonb not null,
  made_at timestamptz not null,
  primary key (county_code, id)
);
create table list_jobs (
  county_code text collate "C" not null,
  id text collate "C" not null,
  user_id text collate "C" not null,
  scope_code text collate "C" not null,
  list text collate "C" not null,
  action text collate "C" not null,
  state text not null,
  total int not null,
  done int not null default 0,
  skipped int not null default 0,
  failed int not null default 0,
  started_at timestamptz not null,
  undoable boolean not null,
  trouble text,
  file_name text,
  work jsonb not null,
  leased_until timestamptz,
  primary key (county_code, id)
);
create index list_jobs_of on list_jobs (user_id, started_at desc);
create table list_receipts (
  county_code text collate "C" not null,
  job_id text collate "C" not null,
  row_id text collate "C" not null,
  place int not null,
  title text not null,
  outcome text not null,
  reason text,
  before jsonb,
  primary key (county_code, job_id, row_id)
);
create table list_job_parts (
  county_code text collate "C" not null,
  job_id text collate "C" not null,
  part int not null,
  bytes bytea not null,
  primary key (county_code, job_id, part)
);
`,
};
