import type { Migration } from '../migrate.ts';

/** Medicines by their name, so that each drug of the catalogue says how often it was used without reading all of them. */
export const drugsUsed: Migration = {
  number: 156,
  name: 'drugs-used',
  sql: `
create index records_of_drug on records (county_code, (data ->> 'drugName'), occurred_on) where form_id = 'medication-record' and removed_at is null;
`,
};
