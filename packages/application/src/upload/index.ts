export * from './platform-gateway.port.ts';
export * from './print-jobs.port.ts';
export * from './platform-accounts.service.ts';
export { createPlatformAccounts } from './platform-accounts.ts';
