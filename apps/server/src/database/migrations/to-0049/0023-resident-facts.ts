import type { Migration } from '../../migrate.ts';

/**
 * What lists filter and sort by that follows from a person's records, a row per resident. The columns of the facts are added from their
 * definitions (`apps/server/src/facts/fact-columns.ts`); `fact_versions` says which of them are filled, and by which definition;
 * `fact_checks` what the nightly comparison with the histories found, which should be 0.
 */
export const residentFacts: Migration = {
  number: 23,
  name: 'resident facts',
  sql: `
create table resident_facts (
  county_code text collate "C" not null,
  resident_id text collate "C" not null,
  worked_on date not null,
  primary key (county_code, resident_id)
);
create table fact_versions (key text collate "C" primary key, version text not null, built_at timestamptz);
create table fact_checks (checked_on date primary key, residents int not null, drifted int not null);
`,
};
