export * from './home-summary.ts';
