export { birthFacts, birthSheetsAskedBy } from './birth-facts.ts';
export * from './earlier-facts.ts';
export * from './family-facts.ts';
export type { EarlierRecord, FactSource } from './fact-source.ts';
