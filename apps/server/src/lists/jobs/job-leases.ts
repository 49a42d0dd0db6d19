import type { Queryable } from '../../database/database.port.ts';
import { JOB_COLUMNS, OVER, type JobRow } from './list-jobs.repository.ts';

// Whoever works on a job holds it by the instant until which it is leased: each step asks whether it still is that one, and
// holds the row until the step is committed. One that stood still for too long has lost the job to another process, and its
// next step changes nothing.

/** Milliseconds a job is left to whoever works on it before another process takes it over. */
export const LEASE = 30_000;

/** A job somebody works on. */
export type HeldJob = JobRow & { readonly leased_until: string };
type Named = Pick<JobRow, 'county_code' | 'id'>;

const leased = (now: Date): string => new Date(now.getTime() + LEASE).toISOString();
/** Under way, or half taken back; nobody works on it any more. `$1`: now. */
const ABANDONED = `(state = 'running' and (leased_until is null or leased_until < $1) or state = 'undone' and leased_until < $1)`;

/** Jobs nobody works on any more, of any user: another process stopped in the middle. */
export const abandonedJobs = (on: Queryable, now: Date): Promise<readonly JobRow[]> =>
  on.query<JobRow>(`select ${JOB_COLUMNS} from list_jobs where ${ABANDONED} order by started_at limit 20`, [
    now.toISOString(),
  ]);

/** Takes a job that nobody works on; `undefined` where somebody does, however slow. */
export async function claimJob(on: Queryable, { county_code, id }: Named, now: Date): Promise<HeldJob | undefined> {
  const [row] = await on.query<HeldJob>(
    `update list_jobs set leased_until = $4 where (county_code, id) in
       (select county_code, id from list_jobs where ${ABANDONED} and county_code = $2 and id = $3 for update skip locked)
     returning ${JOB_COLUMNS}`,
    [now.toISOString(), county_code, id, leased(now)],
  );
  return row;
}

/** Keeps a job that one holds for its next step, and until the transaction ends; `undefined`: it was stopped, or is another's. */
export async function holdJob(inside: Queryable, job: HeldJob, now: Date): Promise<HeldJob | undefined> {
  const [row] = await inside.query<{ leased_until: string }>(
    `update list_jobs set leased_until = $5 where county_code = $1 and id = $2 and state = $3 and leased_until = $4 returning leased_until`,
    [job.county_code, job.id, job.state, job.leased_until, leased(now)],
  );
  return row && { ...job, ...row };
}

/** Leaves a job to whoever comes next: a process that stops need not be waited for. */
export const releaseJob = async (on: Queryable, job: HeldJob): Promise<void> =>
  void (await on.query(
    "update list_jobs set leased_until = 'epoch' where county_code = $1 and id = $2 and state = $3 and leased_until = $4",
    [job.county_code, job.id, job.state, job.leased_until],
  ));

/** Begins to take back a job that is over; `undefined` where somebody else has begun. */
export async function beginUndo(on: Queryable, { county_code, id }: Named, now: Date): Promise<HeldJob | undefined> {
  const [row] = await on.query<HeldJob>(
    `update list_jobs set state = 'undone', leased_until = $3 where county_code = $1 and id = $2 and state = any($4::text[]) returning ${JOB_COLUMNS}`,
    [county_code, id, leased(now), [...OVER]],
  );
  return row;
}

/** What somebody signed stands where it was signed, and may be taken away there; of a job that is over it is not kept once more. */
const UNSIGNED = "work = work #- '{answers,signature}'";

/** Ends a job that one holds. */
export const endHeldJob = async (
  on: Queryable,
  job: HeldJob,
  state: JobRow['state'],
  trouble?: string,
): Promise<void> =>
  void (await on.query(
    `update list_jobs set state = $5, trouble = $6, leased_until = null, ${UNSIGNED}
     where county_code = $1 and id = $2 and state = $3 and leased_until = $4`,
    [job.county_code, job.id, job.state, job.leased_until, state, trouble ?? null],
  ));

/** Stops a job that is under way: the step it is at ends first. */
export const cancelJob = async (on: Queryable, { county_code, id }: Named): Promise<void> =>
  void (await on.query(
    `update list_jobs set state = 'cancelled', leased_until = null, ${UNSIGNED} where county_code = $1 and id = $2 and state = 'running'`,
    [county_code, id],
  ));

/** How many rows are done, left out and failed, by their receipts; of an export `done` are written. */
export const noteProgress = async (on: Queryable, { county_code, id }: Named, done?: number): Promise<void> => {
  const counted = `(select count(*)::int from list_receipts o where o.county_code = j.county_code and o.job_id = j.id and o.outcome = `;
  await on.query(
    `update list_jobs j set done = coalesce($3::int, ${counted}'done')), skipped = ${counted}'skipped'), failed = ${counted}'failed')
     where county_code = $1 and id = $2`,
    [county_code, id, done ?? null],
  );
};
