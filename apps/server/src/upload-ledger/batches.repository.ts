import {
  batchAfter,
  type BatchEvent,
  type BatchFacts,
  type BatchRefusal,
  type BatchState,
} from '@gongwei/domain/upload';
import type { Result } from '@gongwei/domain/shared';
import type { Queryable } from '../database/database.port.ts';
import { raiseReminders } from '../reminding/raise-reminders.ts';
import { dayOf } from '../shared/server-clock.ts';

export type BatchRow = {
  readonly county_code: string;
  readonly id: string;
  readonly batch_no: string;
  readonly institution_code: string;
  readonly account_id: string;
  readonly account_name: string;
  readonly record_types: readonly string[];
  readonly total: number;
  readonly skipped: number;
  readonly state: BatchState;
  readonly pause_reason: string | null;
  readonly resume_at: string | null;
  readonly reason: string | null;
  readonly creator_id: string;
  readonly creator_name: string;
  readonly created_at: string;
  readonly started_at: string | null;
  readonly ended_at: string | null;
  /** Not before then. */
  readonly plan_at: string | null;
  /** It pauses after so many refusals of one kind. */
  readonly stop_at: number | null;
  readonly remark: string | null;
};

/** How far a task is. `waiting`: has no end yet; an unknown answer has one once the platform was asked often enough. */
export type BatchCounts = {
  readonly success: number;
  readonly fail: number;
  readonly unknown: number;
  readonly waiting: number;
  /** Left without having been sent, besides those the task itself counted before. */
  readonly skipped: number;
};

const ASKED_ENOUGH = 3;

/** Counted where they stand, so that no counter can drift; what left for another task counts as what it had come to here. */
export async function countsOf(
  on: Queryable,
  { county_code, id }: Pick<BatchRow, 'county_code' | 'id'>,
): Promise<BatchCounts> {
  const [row] = await on.query<BatchCounts>(
    `select count(*) filter (where outcome = 'success')::int as success, count(*) filter (where outcome = 'fail')::int as fail,
       count(*) filter (where outcome = 'unknown')::int as unknown, count(*) filter (where outcome = 'skipped')::int as skipped,
       count(*) filter (where outcome = 'waiting' or (outcome = 'unknown' and asked_times < ${ASKED_ENOUGH}))::int as waiting
     from upload_outcomes where county_code = $1 and batch_id = $2`,
    [county_code, id],
  );
  return row ?? { success: 0, fail: 0, unknown: 0, waiting: 0, skipped: 0 };
}

export const heldBatch = async (inside: Queryable, county: string, id: string): Promise<BatchRow | undefined> =>
  (
    await inside.query<BatchRow>('select * from upload_batches where county_code = $1 and id = $2 for update', [
      county,
      id,
    ])
  )[0];

/** The tasks of an account that go on or wait, the oldest first, held until the transaction ends. */
export const openBatches = (inside: Queryable, accountId: string): Promise<readonly BatchRow[]> =>
  inside.query<BatchRow>(
    `select * from upload_batches where account_id = $1 and state in ('1', '2', '6') order by created_at, id for update`,
    [accountId],
  );

export async function insertBatch(inside: Queryable, batch: BatchRow): Promise<void> {
  await inside.query(
    'insert into upload_batches select * from jsonb_populate_record(null::upload_batches, $1::jsonb) on conflict (county_code, id) do nothing',
    [JSON.stringify(batch)],
  );
}

const QUIET: BatchFacts = { accountBusy: false, accountPassed: true, waiting: 0, bad: 0, retryable: 0 };

/** Moves a held task as the machine says. @returns the task as it is then, or why not. */
export async function moveBatch(
  inside: Queryable,
  batch: BatchRow,
  event: BatchEvent,
  now: Date,
  facts: Partial<BatchFacts> = {},
  pause: { readonly reason?: string; readonly resumeAt?: Date } = {},
): Promise<Result<BatchRow, BatchRefusal>> {
  const next = batchAfter(batch.state, event, { ...QUIET, ...facts });
  if (!next.ok) return next;
  const at = now.toISOString();
  const moved: BatchRow = {
    ...batch,
    state: next.value,
    pause_reason: next.value === '6' ? (pause.reason ?? '1') : null,
    resume_at: pause.resumeAt?.toISOString() ?? null,
    reason: event.type === 'STOP' ? event.reason : batch.reason,
    started_at: batch.started_at ?? (next.value === '2' ? at : null),
    ended_at: ['3', '4', '5'].includes(next.value) ? at : null,
  };
  await inside.query(
    `update upload_batches set state = $3, pause_reason = $4, resume_at = $5, reason = $6, started_at = $7, ended_at = $8
     where county_code = $1 and id = $2`,
    [
      moved.county_code,
      moved.id,
      moved.state,
      moved.pause_reason,
      moved.resume_at,
      moved.reason,
      moved.started_at,
      moved.ended_at,
    ],
  );
  if (moved.state === '4' || event.type === 'ACCOUNT_REFUSED') await remind(inside, moved, event, now);
  return { ok: true, value: moved };
}

/** Whoever asked for a task is told when records of it failed, and when the platform refuses its account. */
const remind = (inside: Queryable, batch: BatchRow, event: BatchEvent, now: Date): Promise<void> => {
  const refused = event.type === 'ACCOUNT_REFUSED';
  return raiseReminders(inside, now.toISOString(), [
    {
      countyCode: batch.county_code,
      rule: refused ? 'account-refused' : 'upload-failed',
      subjectId: refused ? batch.account_id : batch.id,
      dueOn: dayOf(now.getTime()),
      recipientId: batch.creator_id,
      facts: refused ? { account: batch.account_name } : { batchNo: batch.batch_no },
    },
  ]);
};
