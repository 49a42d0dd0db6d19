export * from './definition-of.ts';
export * from './random-answers.ts';
