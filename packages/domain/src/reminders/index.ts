export * from './reminder-rules.data.ts';
export * from './reminder.machine.ts';
export * from './reminder.ts';
