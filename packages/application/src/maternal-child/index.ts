export * from './child-plan.rules.ts';
