import type { Migration } from '../migrate.ts';

/** A day of the calendar from the year 1 on, also the 29th of February, and no other text. */
export const DAY =
  '(?!0000)(\\d{4}-((0[13578]|1[02])-(0[1-9]|[12]\\d|3[01])|(0[469]|11)-(0[1-9]|[12]\\d|30)|02-(0[1-9]|1\\d|2[0-8]))|(\\d\\d(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)';

/**
 * Days and times of answers as lists read them, in one expression each that PostgreSQL writes into the statement: as functions of functions
 * they were called for every row, which took most of the time of numbers that ask for an age. They say what they said before.
 */
export const daysReadQuickly: Migration = {
  number: 88,
  name: 'days-read-quickly',
  sql: `
create or replace function list_day(answer jsonb) returns date language sql immutable parallel safe as $$
  select case when jsonb_typeof(answer) = 'string' and answer #>> '{}' ~ '^${DAY}$'
    then make_date(left(answer #>> '{}', 4)::int, substr(answer #>> '{}', 6, 2)::int, substr(answer #>> '{}', 9, 2)::int) end $$;
create or replace function list_time(answer jsonb) returns text language sql immutable parallel safe as $$
  select case when jsonb_typeof(answer) = 'string' and answer #>> '{}' ~ '^${DAY}([T ][0-9]{2}:[0-9]{2}(:[0-9]{2})?)?$'
    then answer #>> '{}' end $$;
`,
};
