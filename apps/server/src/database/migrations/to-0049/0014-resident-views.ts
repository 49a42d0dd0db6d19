import type { Migration } from '../../migrate.ts';

/**
 * Who opened which part of a resident's file: one row for a reader, a part and an hour, so that the list stays readable and a page
 * that is reloaded tells nothing twice. `form_id` is '' where the part is no form.
 */
export const residentViews: Migration = {
  number: 14,
  name: 'resident-views',
  sql: `
create table resident_views (
  county_code text not null,
  resident_id text not null,
  hour timestamptz not null,
  user_id text not null,
  part text not null,
  form_id text not null default '',
  at timestamptz not null,
  user_name text not null,
  institution_code text not null,
  primary key (county_code, resident_id, hour, user_id, part, form_id)
);
create index resident_views_time on resident_views (county_code, resident_id, at desc);
`,
};
