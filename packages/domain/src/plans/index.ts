export * from './plan.ts';
export * from './birth-plans.rules.ts';
export * from './plan-labels.ts';
export * from './plan.machine.ts';
export * from './capacity.rules.ts';
export { plansOf, vainDays } from './plans-of.ts';
export { PLAN_FORMS, PLAN_RULES_VERSION } from './programmes/index.ts';
export * from './round-labels.ts';
export * from './households.rules.ts';
