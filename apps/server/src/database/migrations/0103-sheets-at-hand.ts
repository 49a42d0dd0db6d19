import type { Migration } from '../migrate.ts';

/**
 * Sheets lie in their rows as they are. Packed, as PostgreSQL stores what is longer than two kilobytes, a check-up was unpacked anew for
 * every look into it: ten times the time of a filter, for a fifth of the room. What is stored already is laid out so when it is next written, on the
 * embedded database by `keep-tidy`.
 */
export const sheetsAtHand: Migration = {
  number: 103,
  name: 'sheets-at-hand',
  sql: `
alter table records alter column data set storage external;
alter table records set (toast_tuple_target = 8160);
`,
};
