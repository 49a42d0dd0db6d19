export { PlatformGateway, type Said } from './platform-gateway.port.ts';
export { PrintJobs } from './print-jobs.port.ts';
export { PlatformAccounts, type PlatformAccountRow, type PlatformAccountsState } from './platform-accounts.service.ts';
export { createPlatformAccounts } from './platform-accounts.ts';
export {
  UploadGateway,
  type ErrorQuestion,
  type ErrorsBy,
  type Reconciliation,
  type TaskEvent,
  type UploadChoice,
  type UploadDecision,
  type UploadDetail,
  type UploadErrors,
  type UploadField,
  type UploadPeriod,
  type UploadPreview,
  type UploadStep,
  type UploadTask,
} from './upload-gateway.port.ts';
export { UploadDesk, type EntryLook, type ReconcileLook, type Shown, type TaskLook } from './upload-desk.service.ts';
export { createUploadDesk } from './upload-desk.ts';
export { createPlatformVerdicts, type TriedAccounts } from './platform-verdicts.service.ts';
export { createWrongAccountsNews } from './wrong-accounts-news.ts';
export { createUploadErrors, createUploadPreview, mendAlike, startUpload } from './upload-counts.service.ts';
export { createTaskReceipt } from './task-receipt.service.ts';
