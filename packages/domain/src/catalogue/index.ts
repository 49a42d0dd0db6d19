export * from './concept-values.ts';
export * from './doubts.ts';
export * from './form-index.ts';
export type * from './form-remarks.ts';
export * from './load-form.ts';
export * from './record-headline.ts';
export * from './list-library.ts';
export * from './register-lists.ts';
export { loadListLabels, type ListLabels } from './load-list-labels.ts';
