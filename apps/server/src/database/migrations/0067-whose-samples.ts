import type { Migration } from '../migrate.ts';

/** Samples by whose they are, so that the latest of somebody's is found without reading all of the county's (`latest(sample, …)`). */
export const whoseSamples: Migration = {
  number: 67,
  name: 'whose-samples',
  sql: `
create index nucleic_samples_whose on nucleic_samples (county_code, (coalesce(nullif(id_no, ''), name || ' ' || coalesce(phone, ''))));
`,
};
