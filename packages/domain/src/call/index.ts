export * from './device-check.machine.ts';
export * from './device-check.ts';
