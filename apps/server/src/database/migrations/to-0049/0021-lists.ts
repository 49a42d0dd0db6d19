import type { Migration } from '../../migrate.ts';

/** Every character JavaScript trims, as an escaped text of PostgreSQL; the database itself knows fewer. */
const BLANKS =
  "E'\\t\\n\\u000b\\f\\r \\u00a0\\u1680\\u2000\\u2001\\u2002\\u2003\\u2004\\u2005\\u2006\\u2007\\u2008\\u2009\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff'";

/**
 * How answers are read by lists: what does not fit the declared type (an answer of an older form version) is null and never an error.
 * `readAs` of `domain/lists` says the same in JavaScript; a property test holds the two together. Besides: what somebody keeps of a list.
 */
export const lists: Migration = {
  number: 21,
  name: 'lists',
  sql: `
create or replace function list_text(answer jsonb) returns text language sql immutable parallel safe as $$
  select case when jsonb_typeof(answer) = 'string' and btrim(answer #>> '{}', ${BLANKS}) <> '' then answer #>> '{}' end $$;
create or replace function list_code(answer jsonb) returns text language sql immutable parallel safe as $$
  select case when jsonb_typeof(answer) = 'number' then answer #>> '{}' else list_text(answer) end $$;
create or replace function list_number(answer jsonb) returns numeric language sql immutable parallel safe as $$
  select case when jsonb_typeof(answer) = 'number' then (answer #>> '{}')::numeric end $$;
create or replace function list_flag(answer jsonb) returns boolean language sql immutable parallel safe as $$
  select case when jsonb_typeof(answer) = 'boolean' then (answer #>> '{}')::boolean end $$;
create or replace function list_codes(answer jsonb) returns text[] language sql immutable parallel safe as $$
  select case when jsonb_typeof(answer) = 'array' then case when jsonb_array_length(answer) > 0
    and not jsonb_path_exists(answer, 'strict $[*] ? (@.type() != "string")')
    then array(select jsonb_array_elements_text(answer)) end end $$;
create or replace function list_day_of(written text) returns date language sql immutable parallel safe as $$
  select case when written ~ '^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$' and left(written, 4) <> '0000'
    then case when substr(written, 9, 2)::int <= extract(day from make_date(left(written, 4)::int, substr(written, 6, 2)::int, 1) + interval '1 month - 1 day')
    then make_date(left(written, 4)::int, substr(written, 6, 2)::int, substr(written, 9, 2)::int) end end $$;
create or replace function list_day(answer jsonb) returns date language sql immutable parallel safe as $$
  select list_day_of(list_text(answer)) $$;
create or replace function list_time(answer jsonb) returns text language sql immutable parallel safe as $$
  select case when list_day_of(left(list_text(answer), 10)) is not null
    and list_text(answer) ~ '^.{10}([T ][0-9]{2}:[0-9]{2}(:[0-9]{2})?)?$' then list_text(answer) end $$;
create or replace function list_full_years(born date, on_day date) returns numeric language sql immutable parallel safe as $$
  select (extract(year from on_day) - extract(year from born)
    - case when extract(month from on_day) * 100 + extract(day from on_day) < extract(month from born) * 100 + extract(day from born) then 1 else 0 end)::numeric $$;
create or replace function list_full_months(born date, on_day date) returns numeric language sql immutable parallel safe as $$
  select ((extract(year from on_day) - extract(year from born)) * 12 + extract(month from on_day) - extract(month from born)
    - case when extract(day from on_day) < extract(day from born) then 1 else 0 end)::numeric $$;
create table list_views (
  county_code text collate "C" not null,
  id text collate "C" not null,
  list text collate "C" not null,
  user_id text collate "C" not null,
  institution_code text collate "C" not null,
  shared boolean not null,
  label text not null,
  question jsonb not null,
  columns jsonb,
  changed_at timestamptz not null,
  primary key (county_code, id)
);
create index list_views_of on list_views (county_code, list, user_id);
create table list_layouts (
  user_id text collate "C" not null,
  list text collate "C" not null,
  layout jsonb not null,
  primary key (user_id, list)
);
`,
};
