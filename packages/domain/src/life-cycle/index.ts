export * from './life-cycle.ts';
