export { typedExpression, typedParts, type TypedExpression } from './check-types.ts';
export { compileRowValue, evaluate, type RowValue } from './evaluate.ts';
export * from './person-history.ts';
export { clausePattern, FILTRATION_LIMITS } from './list-functions.ts';
export { RESIDENT_FIELDS } from './subject-fields.data.ts';
export { BLANKS, readAs, type FieldFacts, type ValueType } from './value-type.ts';
export {
  fieldsOfForm,
  isOwnRows,
  ORDER_OF,
  RECORD_FACTS,
  vocabularyOf,
  withinRecords,
  type Fields,
  type Vocabulary,
} from './vocabulary.ts';
export type { Expression as ExpressionTree, RecordsExpression } from '../../forms/formula/syntax.ts';
export { parseFormula as parseExpression } from '../../forms/formula/parse.ts';
export { CARD_ENDED } from './evaluate.ts';
export { CONTEXT, WHOLE_DAY } from './vocabulary.ts';
export * from './build.ts';
export { mapExpression } from './map-expression.ts';
export { writeExpression } from './write-expression.ts';
