import type { Queryable } from '../database/database.port.ts';
import type { BatchRow } from './batches.repository.ts';
import { moveEntry, writeMoves, type Moment } from './move-entry.ts';
import type { EntryRow } from './upload-entry.ts';

/** Sends again what of a task failed and was mended since, or failed by chance; answers that never came are asked for at once. */
export async function retryFailed(
  inside: Queryable,
  moment: Moment,
  { county_code, id }: BatchRow,
  by: { readonly id: string; readonly name: string },
  accountPassed: boolean,
): Promise<{ readonly retried: number; readonly unmended: number }> {
  const failed = await inside.query<EntryRow>(
    `select * from upload_entries where county_code = $1 and batch_id = $2 and state = '4' order by record_id for update`,
    [county_code, id],
  );
  const moves = failed.flatMap((entry) => {
    const moved = moveEntry(entry, { type: 'RETRY' }, accountPassed, { attempts: 0, next_at: null }, { by });
    return moved.ok ? [moved.value] : [];
  });
  await writeMoves(inside, moment, moves);
  await inside.query(
    `update upload_entries set next_at = $3, asked_times = 0 where county_code = $1 and batch_id = $2 and state = '7'`,
    [county_code, id, moment.now.toISOString()],
  );
  return { retried: moves.length, unmended: failed.length - moves.length };
}
