export { FollowUploads } from './follow-uploads.part.tsx';
export { Reconciliation } from './reconciliation.part.tsx';
export { UploadDetail } from './upload-detail.part.tsx';
export { UploadTask } from './upload-task.part.tsx';
