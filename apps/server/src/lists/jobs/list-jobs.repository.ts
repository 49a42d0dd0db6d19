import type { ActionReceipt, ListJob, ReceiptOutcome } from '@gongwei/domain/lists';
import type { JsonObject, Reader } from '@gongwei/domain/shared';
import type { Queryable } from '../../database/database.port.ts';
import { countyCodeOf } from '../../database/scope.ts';
import { mayWorkFor } from '../../identity/staff-places.ts';
import type { Staff } from '../../identity/users.repository.ts';
import type { RowResult } from './job-kind.ts';

/** What a job works on, as it was confirmed. */
export type JobWork = {
  /** Which `JobKind`; none of an export. */
  readonly kind?: string;
  readonly ids: readonly string[];
  readonly answers?: JsonObject;
  readonly question?: JsonObject;
  readonly columns?: readonly string[];
  /** Of an export for other programs; absent of a workbook. */
  readonly format?: 'fhir';
  /** How whole its names and numbers are written; none of jobs of before, which are whole. */
  readonly seenAs?: Reader;
  /** Days within which it can be taken back; none: one. */
  readonly undoDays?: number;
};

export type JobRow = {
  readonly county_code: string;
  readonly id: string;
  readonly user_id: string;
  readonly scope_code: string;
  readonly list: string;
  readonly action: string;
  readonly state: ListJob['state'];
  readonly total: number;
  readonly done: number;
  readonly skipped: number;
  readonly failed: number;
  readonly started_at: string;
  readonly undoable: boolean;
  readonly trouble: string | null;
  readonly file_name: string | null;
  readonly work: JobWork;
  /** Until when somebody works on it, and by that who: see `job-leases.ts`. */
  readonly leased_until: string | null;
  /** Of one that is told to who asks: why most rows were left out or did not work. */
  readonly reason?: string | null;
  /** Of one that is taken back: rows it had done, and those of them that could not be taken back. What was never done is none of either. */
  readonly had_done?: number | null;
  readonly stayed?: number | null;
};

/** Milliseconds within which a job can be taken back. */
const DAY = 24 * 3_600_000;

/** Whether it is still early enough to take a job back. */
const lately = ({ started_at, work }: JobRow, now: Date): boolean =>
  now.getTime() - Date.parse(started_at) < (work.undoDays ?? 1) * DAY;
const MOST_JOBS = 30;
/** States in which nobody works on a job any more; what it did can be taken back, also where it was stopped midway. */
export const OVER: readonly ListJob['state'][] = ['done', 'cancelled', 'failed'];

export const JOB_COLUMNS = `county_code, id, user_id, scope_code, list, action, state, total, done, skipped, failed, started_at, undoable, trouble, file_name, work, leased_until`;
/** Receipts that keep what was before: of rows that were done, whatever became of them since. */
const WERE_DONE = `(select count(*)::int from list_receipts receipt
  where receipt.county_code = list_jobs.county_code and receipt.job_id = list_jobs.id and before is not null`;
/** With the reason most of those rows share that were not done. */
const AS_TOLD = `${JOB_COLUMNS}, (case when skipped + failed > 0 and state in ('done', 'cancelled') then (
  select reason from list_receipts receipt
  where receipt.county_code = list_jobs.county_code and receipt.job_id = list_jobs.id and outcome <> 'done' and reason is not null
  group by reason order by count(*) desc, reason limit 1) end) as reason,
  (case when state = 'undone' then ${WERE_DONE}) end) as had_done, (case when state = 'undone' then ${WERE_DONE} and outcome = 'failed') end) as stayed`;

export const toJob = (row: JobRow, now: Date): ListJob => ({
  id: row.id,
  list: row.list,
  action: row.action,
  state: row.state,
  ...countsOf(row),
  startedAt: row.started_at,
  undoable: row.undoable && OVER.includes(row.state) && row.done > 0 && lately(row, now),
  ...(row.trouble === null ? {} : { trouble: row.trouble }),
  ...(row.reason === null || row.reason === undefined ? {} : { reason: row.reason }),
  ...(row.file_name === null || row.state !== 'done' || row.work.format !== undefined ? {} : { file: row.file_name }),
});

function countsOf(row: JobRow): Pick<ListJob, 'total' | 'done' | 'skipped' | 'failed'> {
  const { total, done, skipped, failed, had_done: had, stayed } = row;
  if (!had || typeof stayed !== 'number') return { total, done, skipped, failed };
  return { total: had, done, skipped: had - done - stayed, failed: stayed };
}

export type NewJob = Pick<JobRow, 'id' | 'scope_code' | 'list' | 'action' | 'undoable' | 'file_name' | 'work'> & {
  readonly leftOut: readonly RowResult[];
};

/** Writes a job down once; a repeat changes nothing. */
export async function insertJob(inside: Queryable, staff: Staff, job: NewJob, at: string): Promise<void> {
  const county = countyCodeOf(staff.institutionCode);
  const [fresh] = await inside.query(
    `insert into list_jobs (county_code, id, user_id, scope_code, list, action, state, total, skipped, started_at, undoable, file_name, work)
     values ($1, $2, $3, $4, $5, $6, 'running', $7, $8, $9, $10, $11, $12::jsonb) on conflict do nothing returning id`,
    [
      county,
      job.id,
      staff.id,
      job.scope_code,
      job.list,
      job.action,
      job.work.ids.length + job.leftOut.length,
      job.leftOut.length,
      at,
      job.undoable,
      job.file_name,
      JSON.stringify(job.work),
    ],
  );
  if (fresh) await insertReceipts(inside, county, job.id, job.leftOut, job.work.ids.length);
}

export async function insertReceipts(
  inside: Queryable,
  county: string,
  jobId: string,
  results: readonly RowResult[],
  from: number,
): Promise<void> {
  if (results.length === 0) return;
  const rows = results.map(({ rowId, title, outcome, reason, before }, at) => ({
    county_code: county,
    job_id: jobId,
    row_id: rowId,
    place: from + at,
    title,
    outcome,
    reason: reason ?? null,
    before: before ?? null,
  }));
  await inside.query(
    `insert into list_receipts select * from jsonb_populate_recordset(null::list_receipts, $1::jsonb)
     on conflict (county_code, job_id, row_id) do update set outcome = excluded.outcome, reason = excluded.reason`,
    [JSON.stringify(rows)],
  );
}

/** Whose something is, and where they work: what they began for an institution is theirs as long as they work for it. */
export type Owner = Pick<Staff, 'id' | 'home' | 'alsoAt'>;

export async function findJob(on: Queryable, owner: Owner, id: string): Promise<JobRow | undefined> {
  const [row] = await on.query<JobRow>(`select ${AS_TOLD} from list_jobs where id = $1 and user_id = $2`, [
    id,
    owner.id,
  ]);
  return row && mayWorkFor(owner, row.scope_code) ? row : undefined;
}

export async function jobsOf(on: Queryable, owner: Owner): Promise<readonly JobRow[]> {
  const rows = await on.query<JobRow>(
    `select ${AS_TOLD} from list_jobs where user_id = $1 order by started_at desc, id desc limit ${MOST_JOBS}`,
    [owner.id],
  );
  return rows.filter(({ scope_code }) => mayWorkFor(owner, scope_code));
}

export type ReceiptRow = Omit<ActionReceipt, 'outcome'> & {
  readonly outcome: ReceiptOutcome;
  readonly before: JsonObject | null;
};

export async function receiptsOf(on: Queryable, county: string, jobId: string): Promise<readonly ReceiptRow[]> {
  const rows = await on.query<{
    row_id: string;
    title: string;
    outcome: ReceiptOutcome;
    reason: string | null;
    before: JsonObject | null;
  }>(
    'select row_id, title, outcome, reason, before from list_receipts where county_code = $1 and job_id = $2 order by place, row_id',
    [county, jobId],
  );
  return rows.map(({ row_id, title, outcome, reason, before }) => ({
    rowId: row_id,
    title,
    outcome,
    before,
    ...(reason === null ? {} : { reason }),
  }));
}

/** Rows a job that was broken off did not come to, in the order in which it would have. */
export const unreachedBy = (
  { state, work, file_name: file }: JobRow,
  reached: readonly ActionReceipt[],
): readonly ActionReceipt[] => {
  if (file !== null || (state !== 'cancelled' && state !== 'failed')) return [];
  const known = new Set(reached.map(({ rowId }) => rowId));
  return work.ids.filter((id) => !known.has(id)).map((rowId) => ({ rowId, title: '', outcome: 'unreached' }));
};

const HOUR = 3_600_000;
/** How long files and confirmed selections are kept, and how long jobs with their receipts. Milliseconds. */
const FILES_KEPT = 48 * HOUR;
const JOBS_KEPT = 30 * 24 * HOUR;

/** Throws away what nobody will ask for any more: files hold what a county shows of its people. */
export async function sweepJobs(on: Queryable, now: Date): Promise<void> {
  const before = (age: number): string => new Date(now.getTime() - age).toISOString();
  const old = `select county_code, id from list_jobs where state <> 'running' and started_at < $1`;
  await on.query(`delete from list_job_parts where (county_code, job_id) in (${old})`, [before(FILES_KEPT)]);
  await on.query(
    "update list_jobs set file_name = null, trouble = '文件已过期，请重新导出' where file_name is not null and state = 'done' and started_at < $1",
    [before(FILES_KEPT)],
  );
  await on.query('delete from list_selections where made_at < $1', [before(FILES_KEPT)]);
  await on.query('delete from list_imports where made_at < $1', [before(FILES_KEPT)]);
  await on.query(`delete from list_receipts where (county_code, job_id) in (${old})`, [before(JOBS_KEPT)]);
  await on.query("delete from list_jobs where state <> 'running' and started_at < $1", [before(JOBS_KEPT)]);
}
