import type { Migration } from '../../migrate.ts';

/**
 * Imports that are checked before they write, and that any process may carry on: `phase` says where one stands, `runner` who works on it until
 * `leased_until`, `acting` in whose name. A row keeps its cells, its plan until it is written, and what was written, for taking it back. What
 * older versions left unfinished will not go on.
 */
export const rosterImports: Migration = {
  number: 17,
  name: 'roster-imports',
  sql: `
alter table roster_imports add column phase text not null default 'failed';
alter table roster_imports add column started_at timestamptz not null default now();
alter table roster_imports add column user_name text not null default '';
alter table roster_imports add column acting jsonb;
alter table roster_imports add column layout jsonb;
alter table roster_imports add column runner text;
alter table roster_imports add column leased_until timestamptz;
alter table roster_imports add column attempts int not null default 0;
alter table roster_imports add column cleared_at timestamptz;
update roster_imports set
  phase = case when state ->> 'state' = 'done' then 'done' else 'failed' end,
  started_at = (state ->> 'startedAt')::timestamptz,
  user_name = coalesce((select name from users u where u.id = user_id), ''),
  state = case when state ->> 'state' in ('done', 'failed') then state
    else state || '{"message": "导入中断，已导入的居民不会重复，请重新上传同一文件"}'::jsonb end;
create index roster_imports_place on roster_imports (county_code, institution_code, id);
create index roster_imports_at_work on roster_imports (started_at) where phase in ('reading', 'checking', 'saving', 'withdrawing');
alter table roster_import_rows add column cells jsonb;
alter table roster_import_rows add column plan jsonb;
alter table roster_import_rows add column written jsonb;
alter table roster_import_rows add column settled boolean not null default true;
create table roster_headings (
  county_code text collate "C" not null,
  institution_code text collate "C" not null,
  heading text not null,
  meaning text not null,
  primary key (county_code, institution_code, heading)
);
`,
};
