export * from './definition-of.ts';
export * from './random-answers.ts';
export * from './sent-json.ts';
export * from './tiny-pictures.ts';
