import type { DeletionState, UploadFacts, UploadPayload, UploadState } from '@gongwei/domain/upload';
import { isDeletionOpen, isUploadError } from '@gongwei/domain/upload';
import type { CalendarDay, JsonObject } from '@gongwei/domain/shared';

/** Who asked for a deletion on the platform, why, and what became of it. `requestId`: of the sending under way. */
export type Deletion = {
  readonly reasonCode: string;
  readonly reason: string;
  readonly by: { readonly id: string; readonly name: string };
  readonly askedAt: string;
  readonly requestId?: string;
  readonly answeredAt?: string;
  /** In the platform's own words. */
  readonly message?: string;
  /** How often the platform was asked about an answer that never came. */
  readonly askedTimes?: number;
  /** The one before it, which the platform had refused: taken back, this one leaves it standing. */
  readonly refused?: Deletion;
};
/** A row of the ledger. */
export type EntryRow = {
  readonly county_code: string;
  readonly record_id: string;
  readonly form_id: string;
  readonly record_type: string;
  readonly turn: number;
  readonly resident_id: string;
  readonly institution_code: string;
  readonly occurred_on: CalendarDay;
  readonly state: UploadState;
  readonly attempts: number;
  readonly asked_times: number;
  readonly missing: readonly string[];
  readonly content_hash: string;
  readonly sent_hash: string | null;
  readonly sent: UploadPayload | null;
  /** `null`: never seen; without fields: the platform said there is none. */
  readonly platform_now: { readonly fields?: JsonObject; readonly at: string } | null;
  readonly account_id: string | null;
  readonly batch_id: string | null;
  readonly platform_id: string | null;
  readonly request_id: string | null;
  readonly error_code: string | null;
  readonly error_text: string | null;
  readonly error_field: string | null;
  readonly next_at: string | null;
  readonly sent_at: string | null;
  readonly answered_at: string | null;
  readonly last_at: string | null;
  readonly unknown_since: string | null;
  readonly completed_on: CalendarDay | null;
  readonly uploader_id: string | null;
  readonly skip_reason: string | null;
  readonly reconcile_state: string;
  readonly reconciled_at: string | null;
  readonly created_at: string;
  readonly revoke_state: DeletionState;
  readonly revoke: Deletion | null;
  /** Not before that a deletion goes out, or is asked for. */
  readonly revoke_next_at: string | null;
};

/** What the machine looks at. */
export const factsOf = (entry: EntryRow, accountPassed: boolean): UploadFacts => ({
  incomplete: entry.missing.length > 0,
  attempts: entry.attempts,
  ...(entry.error_code !== null && isUploadError(entry.error_code) && { errorCode: entry.error_code }),
  changed: entry.sent_hash !== entry.content_hash,
  accountPassed,
  askedTimes: entry.asked_times,
  deleting: isDeletionOpen(entry.revoke_state),
});
