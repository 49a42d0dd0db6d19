export * from './compile-facts.ts';
export * from './fact-definition.ts';
