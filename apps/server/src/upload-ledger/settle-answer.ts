import { isRetryable, isUploadError, retryAfter, MOST_RETRIES, type UploadError } from '@gongwei/domain/upload';
import type { Queryable } from '../database/database.port.ts';
import type { SendResult } from '../platform/third-party-platform.ts';
import { heldBatch, moveBatch, openBatches, type BatchRow } from './batches.repository.ts';
import { heldEntries } from './entries.repository.ts';
import { moveDeletion, moveEntry, writeMoves, type Moment, type Moved } from './move-entry.ts';
import type { EntryRow } from './upload-entry.ts';

/** Milliseconds until an answer that never came is asked for. */
export const FIRST_ASK = 60_000;

/** Writes down what became of a sending. An entry that is not under way any more, or by another sending, is left alone. */
export async function settleAnswer(
  inside: Queryable,
  moment: Moment,
  sent: EntryRow,
  result: SendResult,
): Promise<void> {
  const code = codeOf(result);
  if (code === 'E01' && sent.account_id !== null)
    await refuseAccount(inside, moment.now, sent.account_id, messageOf(result));
  // A task is held before its entries, as whoever pauses or stops it does.
  const batch = code !== undefined && code !== 'E01' ? await batchOf(inside, sent) : undefined;
  const lost = code === 'E03' ? await archiveTakenBefore(inside, sent) : [];
  const held = await heldEntries(inside, sent.county_code, [sent.record_id, ...lost]);
  const entry = held.find((one) => isUnderWay(one, sent));
  if (!entry) return;
  const archive = held.find(({ record_id }) => lost.includes(record_id));
  const anew = archive && archiveFirst(entry, archive, moment.now, messageOf(result));
  await writeMoves(inside, moment, anew ?? movesOf(entry, result, moment.now));
  if (anew) await countArchive(inside, entry, archive);
  if (batch && code !== undefined) await pauseIfTooMany(inside, moment.now, batch, code);
}
const batchOf = async (inside: Queryable, { county_code, batch_id }: EntryRow): Promise<BatchRow | undefined> =>
  batch_id === null ? undefined : heldBatch(inside, county_code, batch_id);
const codeOf = (result: SendResult): string | undefined => (result.kind === 'refused' ? result.code : undefined);
const messageOf = (result: SendResult): string => ('message' in result ? result.message : '');

const isUnderWay = (entry: EntryRow, { record_id, request_id }: EntryRow): boolean =>
  entry.record_id === record_id && entry.state === '2' && entry.request_id === request_id;

/** The archive of the same person that the platform took before this was sent: where it says now that it has none, it has lost it. */
async function archiveTakenBefore(inside: Queryable, sent: EntryRow): Promise<readonly string[]> {
  const archives = await inside.query<{ record_id: string }>(
    `select record_id from upload_entries where county_code = $1 and resident_id = $2 and record_type = '1' and record_id <> $3 and state = '3'
       and answered_at < $4 order by record_id limit 1`,
    [sent.county_code, sent.resident_id, sent.record_id, sent.sent_at],
  );
  return archives.map(({ record_id }) => record_id);
}

/** The archive goes again in the same task, and the record after it; as often as anything is tried again by itself. */
function archiveFirst(entry: EntryRow, archive: EntryRow, now: Date, message: string): readonly Moved[] | undefined {
  if (entry.attempts >= MOST_RETRIES) return undefined;
  const { batch_id, account_id, uploader_id } = entry;
  const joined = { batch_id, account_id, uploader_id, next_at: null, attempts: 0 };
  const first = moveEntry(archive, { type: 'RESEND', reason: ARCHIVE_LOST }, true, joined, { message: ARCHIVE_LOST });
  const answered = { attempts: entry.attempts + 1, answered_at: now.toISOString(), next_at: null };
  const refused = moveEntry(entry, { type: 'REFUSED', code: 'E03' }, true, answered, { code: 'E03', message });
  if (!first.ok || !refused.ok) return undefined;
  const again = moveEntry(refused.value.entry, { type: 'RETRY', unchangedIsRight: true }, true, NO_ERROR);
  return again.ok ? [first.value, refused.value, again.value] : undefined;
}
/** The task sends one more than it was made for, unless it has or had that one. */
async function countArchive(inside: Queryable, { county_code, batch_id }: EntryRow, archive: EntryRow): Promise<void> {
  if (archive.batch_id === batch_id) return;
  await inside.query(
    `update upload_batches set total = total + (case when exists (select 1 from upload_departures d where d.county_code = $1 and d.batch_id = $2
         and d.record_id = $3) then 0 else 1 end), record_types = case when '1' = any(record_types) then record_types else '{1}'::text[] || record_types end
     where county_code = $1 and id = $2`,
    [county_code, batch_id, archive.record_id],
  );
}
const ARCHIVE_LOST = '平台没有这位居民的档案了，先重新上传档案';

/** Many refusals of one kind have one cause: the task waits for somebody to look, each time that so many more have come. */
async function pauseIfTooMany(inside: Queryable, now: Date, batch: BatchRow, code: string): Promise<void> {
  const most = batch.stop_at;
  if (batch.state !== '2' || most === null) return;
  const [row] = await inside.query<{ count: number }>(
    `select count(*)::int as count from upload_entries where county_code = $1 and batch_id = $2 and state = '4' and error_code = $3`,
    [batch.county_code, batch.id, isUploadError(code) ? code : 'E99'],
  );
  const count = row?.count ?? 0;
  if (count > 0 && count % most === 0) await moveBatch(inside, batch, { type: 'PAUSE' }, now, {}, { reason: '5' });
}

function movesOf(entry: EntryRow, result: SendResult, now: Date): readonly Moved[] {
  if (result.kind === 'accepted') return accepted(entry, result.id, now);
  if (result.kind === 'unknown') {
    const change = { unknown_since: now.toISOString(), asked_times: 0, next_at: later(now, FIRST_ASK) };
    return taken(moveEntry(entry, { type: 'NO_ANSWER' }, true, change, { message: result.message }));
  }
  const code: UploadError = isUploadError(result.code) ? result.code : 'E99';
  const field = result.kind === 'refused' ? (result.field ?? null) : null;
  const failure = { error_code: code, error_text: result.message, error_field: field, answered_at: now.toISOString() };
  const note = { code, message: result.message };
  if (code === 'E01') return taken(moveEntry(entry, { type: 'ACCOUNT_REFUSED' }, false, failure, note));
  if (isRetryable(code) && entry.attempts < MOST_RETRIES) {
    const attempts = entry.attempts + 1;
    const change = { ...failure, attempts, next_at: later(now, retryAfter(attempts)) };
    return taken(moveEntry(entry, { type: 'RETRYABLE', code }, true, change, note));
  }
  return taken(moveEntry(entry, { type: 'REFUSED', code }, true, failure, note));
}

const NO_ERROR = { error_code: null, error_text: null, error_field: null } as const;
/** What an entry is once the platform has it. */
export const heldThere = (entry: EntryRow, platformId: string, now: Date): Partial<EntryRow> => ({
  ...NO_ERROR,
  platform_id: platformId,
  answered_at: now.toISOString(),
  attempts: 0,
  asked_times: 0,
  next_at: null,
  unknown_since: null,
  reconcile_state: '0',
  platform_now: { ...(entry.sent && { fields: entry.sent.fields }), at: now.toISOString() },
  ...withoutDeletion(entry),
});
/** What was said of an earlier deletion speaks of something the platform has taken anew since. */
const withoutDeletion = (entry: EntryRow): Partial<EntryRow> => {
  const anew = moveDeletion(entry, { type: 'UPLOADED_ANEW' }, { revoke: null });
  return anew.ok ? { revoke_state: anew.value.entry.revoke_state, revoke: null, revoke_next_at: null } : {};
};

function accepted(entry: EntryRow, id: string, now: Date): readonly Moved[] {
  return thenChanged(moveEntry(entry, { type: 'ACCEPTED' }, true, heldThere(entry, id, now), { message: id }));
}

/** Somebody may have changed the record while it was under way. */
export function thenChanged(moved: ReturnType<typeof moveEntry>): readonly Moved[] {
  if (!moved.ok) return [];
  const changed = moveEntry(moved.value.entry, { type: 'CHANGED' }, true);
  return changed.ok ? [moved.value, changed.value] : [moved.value];
}

const taken = (moved: ReturnType<typeof moveEntry>): readonly Moved[] => (moved.ok ? [moved.value] : []);
export const later = (now: Date, milliseconds: number): string => new Date(now.getTime() + milliseconds).toISOString();

/** The platform does not take the account: all its tasks stand still until it does. */
export async function refuseAccount(inside: Queryable, now: Date, accountId: string, message: string): Promise<void> {
  const locked = message.includes('锁定');
  await inside.query('update platform_accounts set state = $2, message = $3, checked_at = $4 where id = $1', [
    accountId,
    locked ? '4' : '2',
    message,
    now.toISOString(),
  ]);
  for (const batch of await openBatches(inside, accountId))
    await moveBatch(inside, batch, { type: 'ACCOUNT_REFUSED' }, now, {}, { reason: locked ? '3' : '2' });
}
