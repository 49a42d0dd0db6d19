import type { BatchRow } from './batches.repository.ts';
import { countsOf, moveBatch, openBatches } from './batches.repository.ts';
import type { Queryable } from '../database/database.port.ts';
import { uuidV7 } from '../shared/random-source.ts';
import { hasPassed, type UploadAccount } from './accounts.query.ts';
import { holdsLease } from './leases.repository.ts';
import { moveEntry, writeMoves } from './move-entry.ts';
import { FILE_ENDED } from './hooks/upload-archive.hook.ts';
import { writeEntries } from './entries.repository.ts';
import { uploadSources } from './upload-sources.query.ts';
import type { EntryRow } from './upload-entry.ts';
import type { UploaderParts } from './uploader-parts.ts';

/** `send`: it stands in the ledger as under way, and must be sent now. `again`: something else was settled. */
export type Taken = { readonly kind: 'send'; readonly entry: EntryRow } | { readonly kind: 'again' | 'nothing' };

// Of one person in the order of turns: what an earlier record of the same task still waits for, or nobody knows about, holds the later ones back.
const NEXT = `select e.* from upload_entries e
  where e.county_code = $1 and e.batch_id = $2 and e.state in ('1', '6') and (e.next_at is null or e.next_at <= $3)
    and not exists (
      select 1 from upload_entries o where o.county_code = e.county_code and o.resident_id = e.resident_id
        and ((o.batch_id = e.batch_id and o.state in ('1', '2', '6')) or (o.state = '7' and o.asked_times < 3))
        and (o.turn, o.occurred_on, o.record_id) < (e.turn, e.occurred_on, e.record_id))
  order by e.turn, e.occurred_on, e.record_id limit 1 for update of e skip locked`;

/**
 * The next record of an account, written down as sent before it is sent: whoever finds it after a crash knows that it may have gone out. A task that
 * was paused or stopped up to the moment this transaction ends gives none.
 */
export async function takeNext(parts: UploaderParts, inside: Queryable, account: UploadAccount): Promise<Taken> {
  if (!(await holdsLease(inside, account.id, parts.holder))) return { kind: 'nothing' };
  const now = parts.clock.now();
  for (const batch of await openBatches(inside, account.id)) {
    const open = await opened(inside, batch, account, now);
    if (!open) continue;
    const [entry] = await inside.query<EntryRow>(NEXT, [open.county_code, open.id, now.toISOString()]);
    if (entry) return takeEntry(parts, inside, open, entry);
    if (await finished(inside, open, now)) return { kind: 'again' };
  }
  return { kind: 'nothing' };
}

/** A task that may go on; one whose platform was away comes back by itself. */
async function opened(
  inside: Queryable,
  batch: BatchRow,
  account: UploadAccount,
  now: Date,
): Promise<BatchRow | undefined> {
  const accountPassed = hasPassed(account);
  if (batch.state === '6') {
    if (batch.resume_at === null || Date.parse(batch.resume_at) > now.getTime()) return undefined;
    const resumed = await moveBatch(inside, batch, { type: 'RESUME' }, now, { accountPassed });
    return resumed.ok ? opened(inside, resumed.value, account, now) : undefined;
  }
  if (!accountPassed) {
    await moveBatch(inside, batch, { type: 'ACCOUNT_REFUSED' }, now, {}, { reason: account.state === '4' ? '3' : '2' });
    return undefined;
  }
  if (batch.state === '2') return batch;
  if (batch.plan_at !== null && Date.parse(batch.plan_at) > now.getTime()) return undefined;
  const started = await moveBatch(inside, batch, { type: 'START' }, now);
  return started.ok ? started.value : undefined;
}

async function takeEntry(parts: UploaderParts, inside: Queryable, batch: BatchRow, entry: EntryRow): Promise<Taken> {
  const now = parts.clock.now();
  const moment = { now, random: parts.random };
  const [source] = await uploadSources(inside, entry.county_code, [entry.record_id]);
  if (!source || source.removed || !source.inCare) {
    const change = { skip_reason: source?.removed === false ? FILE_ENDED : '本地记录已作废', batch_id: null };
    const ended = moveEntry(entry, { type: 'RECORD_ENDED' }, true, change);
    if (ended.ok) await writeMoves(inside, moment, [ended.value]);
    return { kind: 'again' };
  }
  const { content } = source;
  const current = { ...entry, missing: content.missing, content_hash: content.hash };
  const taken = moveEntry(current, { type: 'TAKE' }, true, {
    request_id: uuidV7(now, parts.random),
    sent: content.payload,
    sent_hash: content.hash,
    sent_at: sentAfter(entry, now),
    last_at: now.toISOString(),
    answered_at: null,
    next_at: null,
    uploader_id: batch.creator_id,
  });
  if (taken.ok) {
    await writeMoves(inside, moment, [taken.value]);
    return { kind: 'send', entry: taken.value.entry };
  }
  // Something the platform asks for is missing now: it leaves the task and waits until it is filled in.
  const lacking = moveEntry(current, { type: 'BECOMES_INCOMPLETE' }, true, { batch_id: null });
  if (lacking.ok) await writeMoves(inside, moment, [lacking.value]);
  else await writeEntries(inside, [{ ...current, batch_id: null }]);
  return { kind: 'again' };
}

/** The instant of a sending: later than the one before, also where a clock was set back, so that the platform knows which is the newer. */
const sentAfter = ({ sent_at }: EntryRow, now: Date): string =>
  new Date(Math.max(now.getTime(), sent_at === null ? 0 : Date.parse(sent_at) + 1)).toISOString();

/** Whether the task has come to its end just now. */
async function finished(inside: Queryable, batch: BatchRow, now: Date): Promise<boolean> {
  const { waiting, fail, unknown } = await countsOf(inside, batch);
  if (waiting > 0) return false;
  const bad = fail + unknown;
  return (await moveBatch(inside, batch, { type: bad > 0 ? 'FINISH_PART' : 'FINISH' }, now, { waiting, bad })).ok;
}
