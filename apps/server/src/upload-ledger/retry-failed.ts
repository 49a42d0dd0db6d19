import { isRetryable, UPLOAD_ERRORS, type UploadError } from '@gongwei/domain/upload';
import type { Queryable } from '../database/database.port.ts';
import { uuidV7 } from '../shared/random-source.ts';
import type { BatchRow } from './batches.repository.ts';
import type { Moment } from './move-entry.ts';

const BY_CHANCE = (Object.keys(UPLOAD_ERRORS) as UploadError[]).filter(isRetryable);

// The guard `mended` of the machine, for thousands in one statement; a test asks both the same about every case.
const MENDED = `case when error_code = 'E01' then $3::boolean
  else cardinality(missing) = 0 and (sent_hash is distinct from content_hash or coalesce(error_code = any($4::text[]), false)) end`;

/** Sends again what of a task failed and was mended since, or failed by chance; answers that never came are asked for at once. */
export async function retryFailed(
  inside: Queryable,
  { now, random }: Moment,
  { county_code, id }: Pick<BatchRow, 'county_code' | 'id'>,
  by: { readonly id: string; readonly name: string },
  accountPassed: boolean,
): Promise<{ readonly retried: number; readonly unmended: number; readonly asked: number }> {
  const [at, retry] = [now.toISOString(), uuidV7(now, random)];
  const [done] = await inside.query<{ retried: number; failed: number }>(
    `with failed as (
       select record_id, ${MENDED} as mended from upload_entries
       where county_code = $1 and batch_id = $2 and state = '4' order by record_id for update),
     moved as (
       update upload_entries e set state = '1', attempts = 0, next_at = null from failed f
       where e.county_code = $1 and e.record_id = f.record_id and f.mended returning e.record_id, e.request_id),
     told as (
       insert into upload_events (county_code, id, record_id, at, event, from_state, to_state, request_id, by_id, by_name)
       select $1, $6 || lpad((row_number() over ())::text, 12, '0'), record_id, $5, 'RETRY', '4', '1', request_id, $7, $8 from moved)
     select (select count(*) from moved)::int as retried, (select count(*) from failed)::int as failed`,
    // An id begins with when, so that a record's events sort by it, and with what is of this retry alone; counted on, ids come in the order of their index.
    [county_code, id, accountPassed, BY_CHANCE, at, retry.slice(0, 24), by.id, by.name],
  );
  const asked = await inside.query(
    `update upload_entries set next_at = $3, asked_times = 0 where county_code = $1 and batch_id = $2 and state = '7' returning record_id`,
    [county_code, id, at],
  );
  const { retried = 0, failed = 0 } = done ?? {};
  return { retried, unmended: failed - retried, asked: asked.length };
}
