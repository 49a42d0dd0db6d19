import type { Migration } from '../../migrate.ts';

/**
 * What a county changes of the house: its roles, its menu, and what became of failures.
 * `county_roles`: a built-in role has a row once it departs from the table it comes with, `letters` hold the departures only (`-`: none);
 * a role of the county's own has a row always, `base` is the built-in role it works like.
 * `menu_settings.entries`: what is otherwise than in the catalogue of pages, by path.
 * `exception_cases`: what is done about failures that are the same but for when and to whom.
 */
export const backOffice: Migration = {
  number: 32,
  name: 'back-office',
  sql: `
create table county_roles (
  county_code text collate "C" not null,
  code text collate "C" not null,
  name text not null,
  base text not null,
  builtin boolean not null,
  levels text[] not null,
  letters jsonb not null,
  remark text not null default '',
  disabled_at timestamptz,
  version int not null,
  updated_at timestamptz not null,
  updated_by text not null,
  updated_by_name text not null,
  primary key (county_code, code)
);
create index user_roles_role on user_roles (role, user_id);

create table menu_settings (
  county_code text collate "C" primary key,
  entries jsonb not null,
  version int not null,
  updated_at timestamptz not null,
  updated_by text not null,
  updated_by_name text not null
);

alter table users add column last_login_at timestamptz;
update users u set last_login_at = (select max(created_at) from sessions s where s.user_id = u.id);

alter table exception_log add column fingerprint text collate "C" generated always as (md5(code || chr(10) || route || chr(10) || message)) stored;
create index exception_log_fingerprint on exception_log (fingerprint, at desc);
create table exception_cases (
  fingerprint text collate "C" primary key,
  status text not null,
  handler text,
  cause text,
  note text not null default '',
  fixed_in text,
  expected_on date,
  handled_at timestamptz,
  version int not null,
  updated_at timestamptz not null,
  updated_by text not null
);
`,
};
