export * from './account-row.machine.ts';
export * from './platform-account.ts';
export * from './print-job.ts';
export { PRINT_TEMPLATES } from './print-templates.data.ts';
