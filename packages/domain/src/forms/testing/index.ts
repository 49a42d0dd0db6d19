export * from './random-answers.ts';
