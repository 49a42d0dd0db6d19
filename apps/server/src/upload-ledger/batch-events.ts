import { batchEventsFrom, type BatchEvent } from '@gongwei/domain/upload';
import type { Result } from '@gongwei/domain/shared';
import type { BatchRefusal } from '@gongwei/domain/upload';
import type { Queryable } from '../database/database.port.ts';
import { accountById, hasPassed } from './accounts.query.ts';
import { moveBatch, type BatchRow } from './batches.repository.ts';
import type { Moment } from './move-entry.ts';
import { retryFailed } from './retry-failed.ts';

type Done = { readonly batch: BatchRow; readonly retried?: number; readonly unmended?: number };

/** What a person does with a held task, and what of its records follows. Nothing is sent after this transaction has ended where it was paused or stopped. */
export async function batchEvent(
  inside: Queryable,
  moment: Moment,
  batch: BatchRow,
  event: BatchEvent,
  by: { readonly id: string; readonly name: string },
): Promise<Result<Done, BatchRefusal>> {
  const account = await accountById(inside, batch.account_id);
  const accountPassed = account !== undefined && hasPassed(account);
  // Where nothing is to be tried again, nothing was written here: the task stays as it is.
  const retrying = event.type === 'RETRY_FAILED' && batchEventsFrom(batch.state).includes('RETRY_FAILED');
  const done = retrying ? await retryFailed(inside, moment, batch, by, accountPassed) : undefined;
  const retryable = done === undefined ? 0 : done.retried + done.asked;
  const moved = await moveBatch(inside, batch, event, moment.now, { accountPassed, retryable });
  if (!moved.ok) return moved;
  if (event.type === 'STOP')
    await inside.query(
      `update upload_entries set batch_id = null, next_at = null where county_code = $1 and batch_id = $2 and state in ('1', '6')`,
      [batch.county_code, batch.id],
    );
  return { ok: true, value: { batch: moved.value, ...(done && { retried: done.retried, unmended: done.unmended }) } };
}
