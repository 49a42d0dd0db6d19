import type { Migration } from '../../migrate.ts';

/**
 * Questions that are answered once and soon (codes to read off, QR codes, text messages), whose WeChat is whose, and what a
 * password needs beside its hash.
 */
export const challenges: Migration = {
  number: 6,
  name: 'challenges',
  sql: `
create table challenges (
  kind text not null,
  id text not null,
  content jsonb not null,
  expires_at timestamptz not null,
  primary key (kind, id)
);
create index challenges_expiry on challenges (expires_at);

create table wechat_bindings (
  openid text primary key,
  user_id text collate "C" not null unique,
  bound_at timestamptz not null
);

alter table users add column phone text;
alter table users add column must_change_password boolean not null default false;
`,
};
