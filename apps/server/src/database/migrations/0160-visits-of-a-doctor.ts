import type { Migration } from '../migrate.ts';

/** Whether visits are owed by a doctor is asked for each line of the list of accounts. */
export const visitsOfADoctor: Migration = {
  number: 160,
  name: 'visits-of-a-doctor',
  sql: `
create index plans_doctor on plans (county_code, doctor_id) where closed_on is null and doctor_id is not null;
`,
};
