import type { Migration } from '../migrate.ts';

/** Numbers somebody waited for, so that they are asked ahead of the next time: after midnight, and when a process begins. */
export const askedNumbers: Migration = {
  number: 147,
  name: 'asked-numbers',
  sql: `
create table asked_numbers (
  key text collate "C" primary key,
  user_id text collate "C" not null references users (id) on delete cascade,
  scope text collate "C" not null,
  page text collate "C" not null,
  question jsonb not null,
  asked_on date not null,
  took integer not null
);
`,
};
