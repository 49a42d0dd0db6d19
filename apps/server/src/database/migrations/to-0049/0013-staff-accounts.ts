import type { Migration } from '../../migrate.ts';

/**
 * What the life of an account needs: a version for two administrators at once, since when it is disabled, until when a temporary
 * password is good. One name and one telephone belong to one account, however they are written and whoever writes at the same moment.
 * `site_set_up` holds the one-time code of a site without institutions; it has one row at most and none once the site is set up.
 */
export const staffAccounts: Migration = {
  number: 13,
  name: 'staff-accounts',
  sql: `
alter table users add column version int not null default 1;
alter table users add column disabled_at timestamptz;
alter table users add column password_expires_at timestamptz;
create unique index users_username_folded on users (lower(username));
update users set phone = null where phone is not null and exists (select 1 from users o where o.phone = users.phone and o.id < users.id);
create unique index users_phone on users (phone) where phone is not null;

create table site_set_up (
  id int primary key check (id = 1),
  code_hash text not null,
  tries int not null,
  held_by text not null,
  held_until timestamptz not null
);
`,
};
