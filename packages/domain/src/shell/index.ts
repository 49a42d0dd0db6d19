export * from './lock.machine.ts';
export * from './menu.rules.ts';
export * from './menu.ts';
export * from './page-access.rules.ts';
export * from './screen-size.ts';
export * from './tabs.machine.ts';
export * from './appearance.ts';
export * from './client-log.rules.ts';
