import { repeatedTransaction } from '../database/repeated-transaction.ts';
import { moveBatch, openBatches } from './batches.repository.ts';
import { moveEntry, writeMoves } from './move-entry.ts';
import type { EntryRow } from './upload-entry.ts';
import type { UploaderParts } from './uploader-parts.ts';

/** The platform takes an account again: what stood still because of it goes on, what was refused because of it waits again. */
export const accountPassed = (
  { database, clock, random }: Pick<UploaderParts, 'database' | 'clock' | 'random'>,
  accountId: string,
): Promise<void> =>
  repeatedTransaction(database, async (inside) => {
    const now = clock.now();
    for (const batch of await openBatches(inside, accountId))
      if (batch.state === '6' && (batch.pause_reason === '2' || batch.pause_reason === '3'))
        await moveBatch(inside, batch, { type: 'RESUME' }, now, { accountPassed: true });
    const refused = await inside.query<EntryRow>(
      `select * from upload_entries where account_id = $1 and state = '4' and error_code = 'E01' order by county_code, record_id for update`,
      [accountId],
    );
    const moves = refused.flatMap((entry) => {
      const moved = moveEntry(entry, { type: 'RETRY' }, true, { error_code: null, error_text: null, attempts: 0 });
      return moved.ok ? [moved.value] : [];
    });
    await writeMoves(inside, { now, random }, moves);
  });
