import type { UploadFacts, UploadPayload, UploadState } from '@gongwei/domain/upload';
import { isUploadError } from '@gongwei/domain/upload';
import type { CalendarDay, JsonObject } from '@gongwei/domain/shared';

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
};

/** What the machine looks at. */
export const factsOf = (entry: EntryRow, accountPassed: boolean): UploadFacts => ({
  incomplete: entry.missing.length > 0,
  attempts: entry.attempts,
  ...(entry.error_code !== null && isUploadError(entry.error_code) && { errorCode: entry.error_code }),
  changed: entry.sent_hash !== entry.content_hash,
  accountPassed,
  askedTimes: entry.asked_times,
});
