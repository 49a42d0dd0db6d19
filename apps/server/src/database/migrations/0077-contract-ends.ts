import type { Migration } from '../migrate.ts';

/**
 * Contracts with family doctors that ended with the file of their person, `was` in which state and in which `version` of the sheet: when the file is back
 * in care, those nobody has touched since come back with it. A row goes when the file is back.
 */
export const contractEnds: Migration = {
  number: 77,
  name: 'contract-ends',
  sql: `
create table contract_ends (
  county_code text not null collate "C",
  resident_id text not null collate "C",
  record_id text not null collate "C",
  event text not null,
  was text not null,
  version int not null,
  ended_at timestamptz not null,
  primary key (county_code, resident_id, record_id)
);
`,
};
