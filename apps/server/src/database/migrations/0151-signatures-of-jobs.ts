import type { Migration } from '../migrate.ts';

/** What somebody signed is kept with the delivery alone; jobs of before that are over kept it among their answers as well. */
export const signaturesOfJobs: Migration = {
  number: 151,
  name: 'signatures-of-jobs',
  sql: `
update list_jobs set work = work #- '{answers,signature}' where state <> 'running' and work #> '{answers,signature}' is not null;
`,
};
