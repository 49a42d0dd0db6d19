export * from './account-row.machine.ts';
export * from './platform-account.ts';
export * from './print-job.ts';
export { PRINT_TEMPLATES } from './print-templates.data.ts';
export {
  UPLOAD_ERRORS,
  askAgainAfter,
  isOfThePerson,
  isRetryable,
  isUploadError,
  MOST_RETRIES,
  retryAfter,
  type UploadError,
} from './upload-errors.data.ts';
export * from './payload.ts';
export * from './record-types.data.ts';
export { isMissingAnswer } from './missing-answer.ts';
export { payloadDefinition, turnOf, UPLOAD_PAYLOADS } from './upload-payloads.ts';
export * from './upload-batch.machine.ts';
export * from './upload-deletion.machine.ts';
export * from './upload-record.machine.ts';
export { UPLOAD_TOPIC } from './upload-topic.ts';
