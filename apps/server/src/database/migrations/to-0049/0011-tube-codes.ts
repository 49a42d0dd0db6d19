import type { Migration } from '../../migrate.ts';

/**
 * Whose tube a code stands for. Codes are the only ones of the platform, so the key is the code and not the county. What was entered
 * before twice keeps its first entry.
 */
export const tubeCodes: Migration = {
  number: 11,
  name: 'tube-codes',
  sql: `
create table tube_codes (
  code text collate "C" primary key,
  county_code text collate "C" not null,
  record_id text collate "C" not null
);
create index tube_codes_record on tube_codes (county_code, record_id);
insert into tube_codes (code, county_code, record_id)
  select distinct on (upper(trim(data ->> 'tubeBarcode'))) upper(trim(data ->> 'tubeBarcode')), county_code, id
  from records
  where form_id in ('nucleic-sample', 'nucleic-pool') and trim(data ->> 'tubeBarcode') <> ''
  order by upper(trim(data ->> 'tubeBarcode')), created_at, id;
`,
};
