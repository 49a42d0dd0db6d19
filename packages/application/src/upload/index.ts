export * from './platform-gateway.port.ts';
export * from './print-jobs.port.ts';
export * from './platform-accounts.service.ts';
export { createPlatformAccounts } from './platform-accounts.ts';
export * from './upload-gateway.port.ts';
export * from './upload-desk.service.ts';
export { createUploadDesk } from './upload-desk.ts';
export * from './platform-verdicts.service.ts';
export { createWrongAccountsNews } from './wrong-accounts-news.ts';
