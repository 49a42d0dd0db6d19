export * from './action-access.rules.ts';
export * from './bulk-action.machine.ts';
export * from './list-definition.ts';
export * from './offered.rules.ts';
export * from './opened-by-address.rules.ts';
export * from './list-query.ts';
export * from './language/index.ts';
export * from './subjects.ts';
export * from './compile-list.ts';
export * from './labels-of-codes.ts';
export * from './asked-list.ts';
export { filterCondition, resolved } from './filter-condition.ts';
export * from './days-from-today.ts';
export * from './relative-day.ts';
export * from './import/index.ts';
export * from './list-news.ts';
export * from './analysed-forms.data.ts';
export * from './load-list.ts';
export * from './local/index.ts';
export * from './answer-list.ts';
export * from './facts/index.ts';
export { readingsOf } from './definitions/monitoring/readings-of.ts';
export { namingCodes, SAMPLING_CODES, UPLOAD_CODES } from './naming-codes.rules.ts';
export {
  OPERATION_ACTIONS,
  REFUSALS,
  type OperationAction,
  type Refusal,
} from './definitions/operation-actions.data.ts';
export * from './drug-days.ts';
