import type { Migration } from '../../migrate.ts';

/** When somebody logged in before the present time: who reads it knows whether it was them. `last_login_at` came with the back office. */
export const previousLogIns: Migration = {
  number: 29,
  name: 'previous-log-ins',
  sql: 'alter table users add column previous_login_at timestamptz;',
};
