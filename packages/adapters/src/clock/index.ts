export * from './browser-clock.ts';
