import type { Migration } from '../migrate.ts';

/**
 * Addresses sort by what their numbers come to: 3组 before 10组. The rule of `numbersInOrder` in `domain/lists`; the index over addresses is made
 * anew with it, as all of `search-indexes.ts` are.
 */
export const numbersInOrder: Migration = {
  number: 148,
  name: 'numbers-in-order',
  sql: `
create or replace function numbers_in_order(words text) returns text language sql immutable strict parallel safe as $$
  select regexp_replace(regexp_replace(words collate "C", '([0-9]+)', '0000000\\1', 'g'), '0*([0-9]{8,})', '\\1', 'g') $$;
drop index if exists residents_by_address;
`,
};
