import type { CalendarDay } from '@gongwei/domain/shared';
import { firstUploadState, turnOf } from '@gongwei/domain/upload';
import type { UploadContent } from './content-of.ts';
import type { EntryRow } from './upload-entry.ts';

type Stored = {
  readonly county_code: string;
  readonly id: string;
  readonly form_id: string;
  readonly subject_id: string;
  readonly institution_code: string;
  readonly occurred_on: CalendarDay;
};

/** The entry of a record the ledger sees for the first time. */
export const newEntry = (record: Stored, { definition, missing, hash }: UploadContent, now: Date): EntryRow => ({
  county_code: record.county_code,
  record_id: record.id,
  form_id: record.form_id,
  record_type: definition.recordType,
  turn: turnOf(definition.recordType),
  resident_id: record.subject_id,
  institution_code: record.institution_code,
  occurred_on: record.occurred_on,
  state: firstUploadState(missing.length > 0),
  attempts: 0,
  asked_times: 0,
  missing,
  content_hash: hash,
  sent_hash: null,
  sent: null,
  platform_now: null,
  account_id: null,
  batch_id: null,
  platform_id: null,
  request_id: null,
  error_code: null,
  error_text: null,
  error_field: null,
  next_at: null,
  sent_at: null,
  answered_at: null,
  last_at: null,
  unknown_since: null,
  completed_on: missing.length > 0 ? null : record.occurred_on,
  uploader_id: null,
  skip_reason: null,
  reconcile_state: '0',
  reconciled_at: null,
  created_at: now.toISOString(),
  revoke_state: '0',
  revoke: null,
  revoke_next_at: null,
});
