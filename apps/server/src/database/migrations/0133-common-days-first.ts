import type { Migration } from '../migrate.ts';
import { DAY } from './0088-days-read-quickly.ts';

/**
 * Most days are none of the last three of a month: whether such a text is a day is told by a pattern that takes a third of the time of the whole
 * calendar's. `list_day` says what it said before.
 */
export const commonDaysFirst: Migration = {
  number: 133,
  name: 'common-days-first',
  sql: `
create or replace function list_day(answer jsonb) returns date language sql immutable parallel safe as $$
  select case when jsonb_typeof(answer) = 'string'
      and case when answer #>> '{}' ~ '^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|1[0-9]|2[0-8])$' then answer #>> '{}' >= '0001' collate "C" else answer #>> '{}' ~ '^${DAY}$' end
    then make_date(left(answer #>> '{}', 4)::int, substr(answer #>> '{}', 6, 2)::int, substr(answer #>> '{}', 9, 2)::int) end $$;
`,
};
