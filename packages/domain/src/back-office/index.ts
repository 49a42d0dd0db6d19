export * from './reference-rows.rules.ts';
