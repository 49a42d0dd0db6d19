import type { Queryable } from '../../database/database.port.ts';
import { repeatedTransaction } from '../../database/repeated-transaction.ts';
import type { ServerContext } from '../../server-context.ts';
import { endHeldJob, holdJob, releaseJob, type HeldJob } from './job-leases.ts';
import type { JobRow } from './list-jobs.repository.ts';

/** A job this process works on, step by step. */
export type JobInHand = {
  readonly job: JobRow;
  /** A transaction that begins by making sure that the job is still ours, and allowed. Touches the database only. @throws NOT_OURS, NOT_ALLOWED where it is not. */
  readonly step: <Value>(work: (inside: Queryable, held: HeldJob) => Promise<Value>) => Promise<Value>;
  /** Its last state, with a sentence for staff where something went wrong. Nothing happens to a job that is not ours any more. */
  readonly end: (state: JobRow['state'], trouble?: string) => Promise<void>;
  /** Leaves it to whoever comes next. */
  readonly release: () => Promise<void>;
};

/** Thrown by a step: somebody stopped the job, another process took it over, or this process ends. */
export const NOT_OURS = Symbol('not ours');
/** Thrown by a step: whoever began the job may not do this any more. */
export const NOT_ALLOWED = Symbol('not allowed');

export function takeInHand(
  { database, clock }: Pick<ServerContext, 'database' | 'clock'>,
  job: HeldJob,
  stopped: () => boolean,
  mayGoOn: (inside: Queryable) => Promise<boolean>,
): JobInHand {
  let held = job;
  return {
    job,
    step: async (work) => {
      if (stopped()) throw NOT_OURS;
      const done = await repeatedTransaction(database, async (inside) => {
        const mine = await holdJob(inside, held, clock.now());
        if (!mine) throw NOT_OURS;
        if (!(await mayGoOn(inside))) throw NOT_ALLOWED;
        return { value: await work(inside, mine), mine };
      });
      held = done.mine;
      return done.value;
    },
    end: (state, trouble) => endHeldJob(database, held, state, trouble),
    release: () => releaseJob(database, held),
  };
}
