export * from './menu.ts';
export * from './lock.machine.ts';
