export * from './session.ts';
export * from './session.machine.ts';
