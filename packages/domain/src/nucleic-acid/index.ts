export * from './pool-members.rules.ts';
