import type { BatchEvent } from '@gongwei/domain/upload';
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
  const moved = await moveBatch(inside, batch, event, moment.now, { accountPassed });
  if (!moved.ok) return moved;
  if (event.type === 'STOP')
    await inside.query(
      `update upload_entries set batch_id = null, next_at = null where county_code = $1 and batch_id = $2 and state in ('1', '6')`,
      [batch.county_code, batch.id],
    );
  const retried = event.type === 'RETRY_FAILED' ? await retryFailed(inside, moment, batch, by, accountPassed) : {};
  return { ok: true, value: { batch: moved.value, ...retried } };
}
