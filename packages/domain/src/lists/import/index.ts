export * from './import-check.ts';
export * from './sheet-lines.ts';
