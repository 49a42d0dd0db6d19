import type { JobKind } from '../../lists/jobs/job-kind.ts';
import { BOX_JOBS } from './box.jobs.ts';
import { RETEST_JOBS } from './retest.jobs.ts';
import { URGE_JOBS } from './urge.jobs.ts';
import { resultJobs } from './result.jobs.ts';
import type { RecordHooks } from '../../records/record-hooks.ts';

/** What can be done to many samples, tubes, boxes and their reports, by the name lists call it. */
export const nucleicJobs = (hooks: RecordHooks): { readonly [job: string]: JobKind } => ({
  ...BOX_JOBS,
  ...RETEST_JOBS,
  ...URGE_JOBS,
  ...resultJobs(hooks),
});
