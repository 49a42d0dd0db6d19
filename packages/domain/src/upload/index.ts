export * from './account-row.machine.ts';
export * from './platform-account.ts';
