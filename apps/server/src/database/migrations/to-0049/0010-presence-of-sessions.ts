import type { Migration } from '../../migrate.ts';

/** The session in which somebody said that they can be called: it ends, and so does that. Whoever said so before says it again within the hour. */
export const presenceOfSessions: Migration = {
  number: 10,
  name: 'presence-of-sessions',
  sql: `alter table call_presence add column session_hash text collate "C" not null default '';`,
};
