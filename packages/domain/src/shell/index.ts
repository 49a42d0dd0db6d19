export * from './idle.machine.ts';
export * from './lock.machine.ts';
export * from './menu.rules.ts';
export * from './menu.ts';
export * from './screen-size.ts';
export * from './tabs.machine.ts';
export * from './appearance.ts';
export * from './client-log.rules.ts';
