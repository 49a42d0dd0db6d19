import type { Migration } from '../migrate.ts';

/** How many people live in the district of an institution, as it registers them; the denominators of the national indicators. */
export const institutionPopulations: Migration = {
  number: 50,
  name: 'institution populations',
  sql: `
create table institution_populations (
  institution_code text collate "C" primary key,
  population int not null check (population >= 0),
  elderly int not null check (elderly >= 0 and elderly <= population),
  version int not null,
  set_at timestamptz not null,
  set_by text collate "C" not null,
  set_by_name text not null
);
`,
};
