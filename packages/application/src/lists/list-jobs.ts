import type { ActionReceipt, ListJob } from '@gongwei/domain/lists';
import { faultOf, type Clock, type Scope } from '../shared/index.ts';
import type { ListGateway } from './list-gateway.port.ts';
import type { Looked } from './list-session.service.ts';

/** A job that runs is asked after this often. Milliseconds. */
export const JOB_PACE = 700;

type Needs = {
  readonly gateway: ListGateway;
  readonly list: string;
  readonly clock: Clock;
  readonly scope: Scope;
  /** Rows have changed, or may have. */
  readonly changed: () => void;
};

/** Bulk actions and exports of a list: they go on wherever the user goes, and are found again after a reload. */
export function createListJobs({ gateway, list, clock, scope, changed }: Needs) {
  const jobs$ = scope.behavior<readonly ListJob[]>([]);
  const receipts$ = scope.behavior<Looked<readonly ActionReceipt[]> | undefined>(undefined);

  const keep = (job: ListJob): void => {
    const known = jobs$.value.some(({ id }) => id === job.id);
    jobs$.next(known ? jobs$.value.map((one) => (one.id === job.id ? job : one)) : [job, ...jobs$.value]);
  };
  const look = async (id: string): Promise<void> => {
    // Without an answer the job is as it was, and is asked after again.
    const job = await gateway.job(id).catch(() => jobs$.value.find((one) => one.id === id));
    if (job && jobs$.value.some((one) => one.id === id)) follow(job);
  };
  const follow = (job: ListJob): void => {
    if (scope.ended) return;
    keep(job);
    if (job.state === 'running') scope.after(clock, JOB_PACE, () => void look(job.id));
    else if (job.file === undefined) changed();
  };

  return {
    jobs$,
    receipts$,
    follow,
    /** Those of an earlier visit that still run. */
    async find(): Promise<void> {
      const jobs = await gateway.jobs().catch(() => []);
      for (const job of jobs)
        if (job.list === list && job.state === 'running' && !jobs$.value.some(({ id }) => id === job.id)) follow(job);
    },
    cancel: async (jobId: string) => follow(await gateway.cancel(jobId)),
    undo: async (jobId: string) => follow(await gateway.undo(jobId)),
    putAway: (jobId: string) => jobs$.next(jobs$.value.filter(({ id }) => id !== jobId)),
    async askReceipts(jobId: string | undefined): Promise<void> {
      receipts$.next(jobId === undefined ? undefined : { id: jobId });
      if (jobId === undefined) return;
      const answer = await gateway.receipts(jobId).then(
        (value) => ({ id: jobId, value }),
        (thrown: unknown) => ({ id: jobId, fault: faultOf(thrown) }),
      );
      if (receipts$.value?.id === jobId) receipts$.next(answer);
    },
  };
}
