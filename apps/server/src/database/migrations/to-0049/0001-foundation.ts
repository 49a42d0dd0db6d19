import type { Migration } from '../../migrate.ts';

/**
 * Codes and names use collation C, so that a prefix is a range every B-tree can serve.
 * Tables that grow have the county (first six digits of the institution code) first in their keys.
 * `last_check_up_on` and `next_follow_up_on` repeat what the records say, because the list sorts by them;
 * a never is 0001-01-01 or 9999-12-31, so that both directions of a sort are one index read forwards or backwards.
 */
export const foundation: Migration = {
  number: 1,
  name: 'foundation',
  sql: `
create table institutions (
  code text collate "C" primary key,
  name text not null,
  level int not null,
  parent_code text collate "C",
  offers_children boolean not null
);
create index institutions_parent on institutions (parent_code, code);

create table users (
  id text collate "C" primary key,
  username text not null unique,
  code text not null,
  name text not null,
  institution_code text collate "C" not null,
  password_hash text,
  avatar text
);
create index users_institution on users (institution_code);
create table user_roles (user_id text collate "C" not null, role text not null, primary key (user_id, role));

create table sessions (
  token_hash text collate "C" primary key,
  user_id text collate "C" not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index sessions_user on sessions (user_id);

create table residents (
  county_code text collate "C" not null,
  id text collate "C" not null,
  institution_code text collate "C" not null,
  village_code text collate "C" not null,
  village_name text not null,
  archive_number text collate "C" not null,
  archive_tail text collate "C" generated always as (right(archive_number, 8)) stored,
  name text collate "C" not null,
  name_pinyin text collate "C" not null,
  initials text collate "C" not null,
  sex text not null,
  birth_date date not null,
  id_number text collate "C" not null,
  id_tail text collate "C" generated always as (right(id_number, 4)) stored,
  phone text,
  address text,
  doctor_id text,
  conditions text[] not null,
  status text not null,
  filed_on date not null,
  last_check_up_on date not null default '0001-01-01',
  next_follow_up_on date not null default '9999-12-31',
  has_personal_info boolean not null default false,
  primary key (county_code, id)
);

create table records (
  county_code text collate "C" not null,
  id text collate "C" not null,
  form_id text collate "C" not null,
  form_version int not null,
  subject_id text collate "C" not null,
  institution_code text collate "C" not null,
  occurred_on date not null,
  stage text,
  slot text collate "C",
  data jsonb not null,
  origins jsonb,
  headline jsonb not null default '[]',
  version int not null,
  created_at timestamptz not null,
  created_by text not null,
  updated_at timestamptz not null,
  updated_by text not null,
  updated_by_name text not null,
  reason text,
  primary key (county_code, id)
);

create table record_versions (
  county_code text collate "C" not null,
  record_id text collate "C" not null,
  version int not null,
  form_version int not null,
  institution_code text collate "C" not null,
  occurred_on date not null,
  stage text,
  data jsonb not null,
  origins jsonb,
  saved_at timestamptz not null,
  saved_by text not null,
  saved_by_name text not null,
  reason text,
  primary key (county_code, record_id, version)
);

create table save_ids (
  county_code text collate "C" not null,
  save_id text collate "C" not null,
  record_id text collate "C" not null,
  version int not null,
  primary key (county_code, save_id)
);

create table concept_values (
  county_code text collate "C" not null,
  subject_id text collate "C" not null,
  concept text collate "C" not null,
  on_day date not null,
  record_id text collate "C" not null,
  form_id text not null,
  value jsonb not null,
  number double precision,
  primary key (county_code, subject_id, concept, on_day, record_id)
);

create table archive_numbers (village_code text collate "C" primary key, last int not null);

create table operation_log (
  county_code text collate "C" not null,
  id text collate "C" not null,
  at timestamptz not null,
  user_id text not null,
  user_name text not null,
  institution_code text collate "C" not null,
  action text not null,
  subject_id text,
  target text,
  details jsonb not null,
  primary key (county_code, id)
);
create index operation_log_time on operation_log (county_code, at desc);
create table exception_log (
  id text collate "C" primary key,
  at timestamptz not null,
  code text not null,
  route text not null,
  message text not null,
  stack text,
  user_id text
);

create table roster_imports (
  county_code text collate "C" not null,
  id text collate "C" not null,
  institution_code text collate "C" not null,
  user_id text not null,
  state jsonb not null,
  check_file bytea,
  primary key (county_code, id)
);
create table roster_import_rows (
  county_code text collate "C" not null,
  import_id text collate "C" not null,
  row int not null,
  outcome text not null,
  result jsonb not null,
  primary key (county_code, import_id, row)
);
`,
};
