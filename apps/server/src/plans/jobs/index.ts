import type { JobKind } from '../../lists/jobs/job-kind.ts';
import { findPlans, losePlans, noteCall } from './mark.jobs.ts';
import { ofCards, pausePlans, resumePlans } from './pause.jobs.ts';
import { transferPlans } from './transfer-plans.job.ts';

/** What can be done to planned visits, by the name actions of lists call it. */
export const PLAN_JOBS: { readonly [name: string]: JobKind } = {
  'note-call': noteCall,
  'lose-plans': losePlans,
  'find-plans': findPlans,
  'transfer-plans': transferPlans,
  'pause-plans': pausePlans,
  'resume-plans': resumePlans,
  'pause-care': ofCards(pausePlans),
  'resume-care': ofCards(resumePlans),
};
