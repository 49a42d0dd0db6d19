export * from './web-lock-sheet-holds.ts';
