export * from './concept-values.ts';
export * from './doubts.ts';
export * from './form-index.ts';
export * from './load-form.ts';
export * from './record-headline.ts';
