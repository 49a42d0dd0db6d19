export * from './browser-activity.ts';
export * from './browser-clock.ts';
