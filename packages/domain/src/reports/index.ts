export * from './analysis-document.rules.ts';
export * from './change-words.rules.ts';
export * from './measure-notes.rules.ts';
export type * from './report-document.ts';
