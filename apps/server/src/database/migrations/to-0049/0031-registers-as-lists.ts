import type { Migration } from '../../migrate.ts';

/**
 * What the lists of registers read: tables of an answer, limits in words (as `text-functions.ts` of `domain/lists` writes them), and what
 * the texts of an entry are sorted by. `text_order` is filled when an entry is written, and for those there are by `fillTextOrder`.
 */
export const registersAsLists: Migration = {
  number: 31,
  name: 'registers-as-lists',
  sql: `
create or replace function list_rows(answer jsonb) returns jsonb language sql immutable parallel safe as $$
  select case when jsonb_typeof(answer) = 'array' then case when jsonb_array_length(answer) > 0 then answer end end $$;
create or replace function list_range_text(low numeric, high numeric) returns text language sql immutable parallel safe as $$
  select case when low is not null and high is not null then trim_scale(low)::text || '–' || trim_scale(high)::text
    when low is not null then '≥' || trim_scale(low)::text when high is not null then '≤' || trim_scale(high)::text end $$;
create or replace function list_critical_text(low numeric, high numeric) returns text language sql immutable parallel safe as $$
  select nullif(concat_ws(' 或 ', '≤' || trim_scale(low)::text, '≥' || trim_scale(high)::text), '') $$;
create or replace function list_reference_text(answer jsonb) returns text language sql immutable parallel safe as $$
  select string_agg(coalesce(case one ->> 'sex' when '1' then '男 ' when '2' then '女 ' end, '') || coalesce(ages || '岁 ', '') || limits, '；' order by place)
  from jsonb_array_elements(list_rows(answer)) with ordinality as r (one, place),
    lateral (select list_range_text(list_number(one -> 'ageMin'), list_number(one -> 'ageMax')) as ages,
      coalesce(case when jsonb_typeof(one -> 'text') = 'string' then nullif(one ->> 'text', '') end,
        list_range_text(list_number(one -> 'low'), list_number(one -> 'high'))) as limits) as said
  where jsonb_typeof(one) = 'object' and limits is not null $$;
alter table records add column text_order jsonb;
create index records_text_order_missing on records (county_code, id) where text_order is null and subject_kind <> 'resident';
`,
};
