import {
  askAgainAfter,
  DELETION_REASONS,
  isDeletionReason,
  isRetryable,
  isUploadError,
  retryAfter,
  type DeletionEvent,
} from '@gongwei/domain/upload';
import type { Queryable } from '../database/database.port.ts';
import { repeatedTransaction } from '../database/repeated-transaction.ts';
import type { AskResult, PlatformLogin, SendResult } from '../platform/third-party-platform.ts';
import { uuidV7 } from '../shared/random-source.ts';
import { hasPassed, type UploadAccount } from './accounts.query.ts';
import { keyOf } from './ask-platform.ts';
import { heldEntries } from './entries.repository.ts';
import { holdsLease } from './leases.repository.ts';
import { moveDeletion, moveEntry, writeMoves, type Moved } from './move-entry.ts';
import { FIRST_ASK, later, refuseAccount } from './settle-answer.ts';
import type { Deletion, EntryRow } from './upload-entry.ts';
import type { UploaderParts } from './uploader-parts.ts';

/** Why a deletion was asked for, in words. */
export const deletionReason = (deletion: Deletion | null): string =>
  deletion === null
    ? ''
    : [isDeletionReason(deletion.reasonCode) ? DELETION_REASONS[deletion.reasonCode] : '', deletion.reason]
        .filter((text) => text !== '')
        .join('：');

// Nothing of the record is under way, and nobody waits for an answer about it.
const DUE = `select * from upload_entries where account_id = $1 and revoke_next_at <= $2 and revoke_state in ('1', '5') and state not in ('2', '7')
  order by revoke_next_at, record_id limit 1 for update skip locked`;

/**
 * The next deletion that is due for an account: sent, once it was written down as sent; or asked for, where an answer never came. @returns
 * `false` where nothing was due.
 */
export async function deleteDue(parts: UploaderParts, account: UploadAccount, login: PlatformLogin): Promise<boolean> {
  if (!hasPassed(account)) return false;
  const entry = await repeatedTransaction(parts.database, (inside) => takeDue(parts, inside, account.id));
  if (!entry) return false;
  const answer =
    entry.revoke_state === '4'
      ? sentEvent(await parts.platform.remove(login, deletionOf(entry)))
      : askedEvent(
          entry,
          await parts.platform.ask(
            login,
            [keyOf(entry)].flatMap((key) => key ?? []),
          ),
        );
  await repeatedTransaction(parts.database, async (inside) => {
    if (answer.code === 'E01') await refuseAccount(inside, parts.clock.now(), account.id, answer.message ?? '');
    await settle(parts, inside, entry, answer);
  });
  return true;
}

async function takeDue(parts: UploaderParts, inside: Queryable, accountId: string): Promise<EntryRow | undefined> {
  if (!(await holdsLease(inside, accountId, parts.holder))) return undefined;
  const now = parts.clock.now();
  const [entry] = await inside.query<EntryRow>(DUE, [accountId, now.toISOString()]);
  if (entry?.revoke_state !== '1') return entry;
  const requestId = uuidV7(now, parts.random);
  const sentAt = Math.max(now.getTime(), entry.sent_at === null ? 0 : Date.parse(entry.sent_at) + 1);
  const moved = moveDeletion(
    entry,
    { type: 'SEND_DELETE' },
    {
      sent_at: new Date(sentAt).toISOString(),
      revoke: entry.revoke && { ...entry.revoke, requestId },
      revoke_next_at: null,
    },
  );
  if (!moved.ok) return undefined;
  await writeMoves(inside, { now, random: parts.random }, [moved.value]);
  return moved.value.entry;
}

const deletionOf = ({ platform_id, record_id, sent_at, revoke }: EntryRow) => ({
  id: platform_id ?? '',
  source: record_id,
  sentAt: sent_at ?? '',
  reasonCode: revoke?.reasonCode ?? '',
  reason: deletionReason(revoke),
});

/** What an answer means: an event, when to look again, the platform's words. */
type Answer = {
  readonly event: DeletionEvent['type'];
  readonly again?: number;
  readonly message?: string;
  readonly code?: string;
};
function sentEvent(result: SendResult): Answer {
  if (result.kind === 'accepted') return { event: 'DELETED' };
  const { message, code } = result;
  if (result.kind === 'unknown') return { event: 'DELETE_UNANSWERED', again: FIRST_ASK, message };
  const lasting = result.kind === 'refused' && code !== 'E01' && !(isUploadError(code) && isRetryable(code));
  return lasting
    ? { event: 'DELETE_REFUSED', message, code }
    : { event: 'PUT_OFF_DELETE', again: retryAfter(2), message, code };
}
/** Another record under the same key is not the one that was to go. */
function askedEvent({ platform_id, revoke }: EntryRow, result: AskResult): Answer {
  const asked = (revoke?.askedTimes ?? 0) + 1;
  if (result.kind !== 'told') return { event: 'DELETE_ASK_AGAIN', again: askAgainAfter(asked), code: result.code };
  return result.records[0]?.id === platform_id ? { event: 'STILL_THERE', again: 0 } : { event: 'DELETED' };
}

const isSameSending = (entry: EntryRow, sent: EntryRow): boolean =>
  entry.revoke_state === sent.revoke_state && entry.revoke?.requestId === sent.revoke?.requestId;

async function settle(
  { clock, random }: UploaderParts,
  inside: Queryable,
  sent: EntryRow,
  { event, again, message, code }: Answer,
): Promise<void> {
  const now = clock.now();
  const [entry] = await heldEntries(inside, sent.county_code, [sent.record_id]);
  if (!entry?.revoke || !isSameSending(entry, sent)) return;
  const askedTimes = event === 'DELETE_ASK_AGAIN' ? (entry.revoke.askedTimes ?? 0) + 1 : 0;
  const words = { ...(message !== undefined && { message }) };
  const revoke: Deletion = { ...entry.revoke, askedTimes, answeredAt: now.toISOString(), ...words };
  const change = { revoke, revoke_next_at: again === undefined ? null : later(now, again) };
  const note = { ...words, ...(code !== undefined && { code }) };
  const moved = moveDeletion(entry, { type: event } as DeletionEvent, change, note);
  if (moved.ok) await writeMoves(inside, { now, random }, event === 'DELETED' ? gone(moved.value, now) : [moved.value]);
}

/** The platform has it no more: here it need not be sent, until somebody wants it there again. */
function gone(moved: Moved, now: Date): readonly Moved[] {
  const there = { platform_id: null, platform_now: { at: now.toISOString() }, reconcile_state: '0' };
  const entry = { ...moved.entry, ...there };
  const change = { skip_reason: `平台已删除，${deletionReason(entry.revoke)}`.slice(0, 200), batch_id: null };
  const ended = moveEntry(entry, { type: 'PLATFORM_DELETED' }, true, change);
  // What was not to be sent anyway has another reason for it now: with the file it does not come back by itself.
  return ended.ok ? [{ ...moved, entry }, ended.value] : [{ ...moved, entry: { ...entry, ...change } }];
}

/** What a process before this one left under way may have gone out: the platform is asked. */
export const sweepDeletions = (parts: UploaderParts, accountId: string): Promise<void> =>
  repeatedTransaction(parts.database, async (inside) => {
    const now = parts.clock.now();
    const rows = await inside.query<EntryRow>(
      `select * from upload_entries where account_id = $1 and revoke_state = '4' order by county_code, record_id for update`,
      [accountId],
    );
    const moves = rows.flatMap((row) => {
      const moved = moveDeletion(row, { type: 'DELETE_UNANSWERED' }, { revoke_next_at: later(now, FIRST_ASK) });
      return moved.ok ? [moved.value] : [];
    });
    await writeMoves(inside, { now, random: parts.random }, moves);
  });
