import type { Migration } from '../../migrate.ts';

/**
 * How often something was tried under a key, of which only a hash is kept. The processes of a site share it. Losing it in a crash would cost a
 * few waits, yet a table that is not logged would be empty on a stand-by server, too, so it is one like the others.
 */
export const counters: Migration = {
  number: 12,
  name: 'counters',
  sql: `
create table counters (
  rule text not null,
  key text collate "C" not null,
  count int not null,
  expires_at timestamptz not null,
  blocked_until timestamptz,
  primary key (rule, key)
);
create index counters_expiry on counters (expires_at);
`,
};
