export { FollowUploads } from './follow-uploads.part.tsx';
export { NewUpload } from './new-upload.part.tsx';
export { Reconciliation } from './reconciliation.part.tsx';
export { UploadDetail } from './upload-detail.part.tsx';
export { UploadErrors } from './upload-errors.part.tsx';
export { UploadTask } from './upload-task.part.tsx';
