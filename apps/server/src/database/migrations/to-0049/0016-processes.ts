import type { Migration } from '../../migrate.ts';

/**
 * What the processes of a site share besides records: who leads and until when, by the database's clock; and what they said to each other in
 * the last minutes, so that one whose line broke misses nothing. A restart of the database begins that talk anew: it is not logged.
 */
export const processes: Migration = {
  number: 16,
  name: 'processes',
  sql: `
create table leases (
  name text collate "C" primary key,
  holder text not null,
  until timestamptz not null
);
create unlogged table bus_messages (
  sender text collate "C" not null,
  number bigint not null,
  message text not null,
  sent_at timestamptz not null,
  good_until timestamptz not null,
  primary key (sender, number)
);
create index bus_messages_age on bus_messages (good_until);
`,
};
