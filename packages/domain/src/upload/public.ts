export {
  accountRowMachine,
  type AccountDraft,
  type AccountField,
  type AccountRowContext,
  type AccountRowEvent,
} from './account-row.machine.ts';
export {
  ACCOUNT_MESSAGES,
  WRONG_ACCOUNTS_WARNING,
  type AccountVerdict,
  type PlatformAccount,
  type TriedAccount,
} from './platform-account.ts';
export { PRINTED, PRINT_JOB_FORM, templateOfPage, type PrintJob } from './print-job.ts';
export { PRINT_TEMPLATES } from './print-templates.data.ts';
export {
  MOST_RETRIES,
  UPLOAD_ERRORS,
  askAgainAfter,
  isOfThePerson,
  isRetryable,
  isUploadError,
  retryAfter,
  type UploadError,
} from './upload-errors.data.ts';
export {
  businessKey,
  canonicalText,
  differingFields,
  missingFields,
  payloadOf,
  type PayloadDefinition,
  type RecordType,
  type UploadPayload,
  type UploadPerson,
} from './payload.ts';
export { CHECK_UP_TYPES, RECORD_TYPE_LABELS, VISIT_TYPES } from './record-types.data.ts';
export { isMissingAnswer } from './missing-answer.ts';
export { UPLOAD_PAYLOADS, payloadDefinition, turnOf } from './upload-payloads.ts';
export {
  BATCH_EVENT_LABELS,
  BATCH_STATES,
  BATCH_STATE_LABELS,
  PAUSE_REASONS,
  batchAfter,
  batchEventsFrom,
  uploadBatchMachine,
  type BatchEvent,
  type BatchEventType,
  type BatchFacts,
  type BatchRefusal,
  type BatchState,
  type PauseReason,
} from './upload-batch.machine.ts';
export {
  DELETION_EVENT_LABELS,
  DELETION_GRACE,
  DELETION_REASONS,
  DELETION_STATES,
  DELETION_STATE_LABELS,
  deletionAfter,
  isDeletionOpen,
  isDeletionReason,
  type DeletionEvent,
  type DeletionEventType,
  type DeletionRefusal,
  type DeletionState,
} from './upload-deletion.machine.ts';
export {
  ASKED_BEFORE_DECIDING,
  UPLOAD_EVENT_LABELS,
  UPLOAD_GUARDS,
  UPLOAD_STATES,
  UPLOAD_STATE_LABELS,
  firstUploadState,
  uploadAfter,
  uploadEventsFrom,
  uploadRecordMachine,
  type UploadEvent,
  type UploadEventType,
  type UploadFacts,
  type UploadRefusal,
  type UploadState,
} from './upload-record.machine.ts';
export { UPLOAD_TOPIC } from './upload-topic.ts';
