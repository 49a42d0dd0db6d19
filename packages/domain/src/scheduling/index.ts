export * from './self-check-gaps.rules.ts';
