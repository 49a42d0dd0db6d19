import type { Migration } from '../../migrate.ts';

/**
 * Which meter somebody works with, the accounts of the platform that check-ups are uploaded to, and who can be called now.
 * Passwords of that platform are sealed: they must be sent there as they are, so that a hash would not do.
 */
export const devicesAndPlatform: Migration = {
  number: 7,
  name: 'devices-and-platform',
  sql: `
create table device_bindings (
  user_id text collate "C" not null,
  kind text not null,
  device_code text not null,
  direction text,
  bound_at timestamptz not null,
  primary key (user_id, kind)
);

create table platform_accounts (
  id text collate "C" primary key,
  institution_code text collate "C" not null,
  user_id text collate "C" not null,
  username text not null,
  sealed_password bytea not null,
  state text not null,
  message text not null default '',
  checked_at timestamptz
);
create index platform_accounts_institution on platform_accounts (institution_code);

create table call_presence (
  user_id text collate "C" primary key,
  institution_code text collate "C" not null,
  room_id text not null,
  room_name text not null,
  kind text not null,
  seen_at timestamptz not null
);
create index call_presence_institution on call_presence (institution_code);
`,
};
