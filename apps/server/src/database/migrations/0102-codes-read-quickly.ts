import type { Migration } from '../migrate.ts';

/** The text of an array of words none of which holds a quotation mark or a backslash, as all codes are. */
const PLAIN_WORDS = String.raw`^\["[^"\\]+"(, "[^"\\]+")*\]$`;

/**
 * Ticked codes as lists read them, in an expression PostgreSQL writes into the statement: as a function with a query of its own it was called for
 * every look into a record. Words of any other kind are read as they were.
 */
export const codesReadQuickly: Migration = {
  number: 102,
  name: 'codes-read-quickly',
  sql: `
create or replace function list_any_words(answer jsonb) returns text[] language sql immutable parallel safe as $$
  select case when jsonb_typeof(answer) = 'array' then case when jsonb_array_length(answer) > 0
    and not jsonb_path_exists(answer, 'strict $[*] ? (@.type() != "string")')
    then array(select jsonb_array_elements_text(answer)) end end $$;
create or replace function list_codes(answer jsonb) returns text[] language sql immutable parallel safe as $$
  select case when jsonb_typeof(answer) = 'array' then case when answer #>> '{}' ~ '${PLAIN_WORDS}'
    then string_to_array(substr(answer #>> '{}', 3, length(answer #>> '{}') - 4), '", "') else list_any_words(answer) end end $$;
`,
};
