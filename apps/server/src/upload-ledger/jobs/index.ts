import type { JobKind } from '../../lists/jobs/job-kind.ts';
import { askJob } from './ask-job.ts';
import { batchJobs } from './batch-jobs.ts';
import { deletionJobs } from './deletion-jobs.ts';
import { peopleJobs } from './people-jobs.ts';
import { uploadJobs } from './upload-jobs.ts';
import type { Wake } from './wake.ts';

/** What can be done to rows of the ledger, by the name actions of lists call it. `wake`: something of them waits or is another one now. */
export const ledgerJobs = (wake: Wake): { readonly [job: string]: JobKind } => ({
  ...uploadJobs(wake),
  ...peopleJobs(wake),
  ...batchJobs(wake),
  ...deletionJobs(),
  'ask-upload': askJob(wake),
});
