import type { BinaryOperator, Expression } from '../../forms/formula/syntax.ts';

/** Expressions put together by program instead of being written; they have no position. */
const at = 0;

/** A number, a text or a truth value as an expression. */
export const literal = (value: number | string | boolean): Expression => ({ kind: 'literal', value, at });

/** A list of codes as an expression, for `in`. */
export const listOf = (codes: readonly string[]): Expression => ({ kind: 'list', items: codes.map(literal), at });

/** Two expressions with an operator between them. */
export const binary = (operator: BinaryOperator, left: Expression, right: Expression): Expression => ({
  kind: 'binary',
  operator,
  left,
  right,
  at,
});

/** A call of a function of the language with arguments that have no names. */
export const call = (callee: string, ...values: readonly Expression[]): Expression => ({
  kind: 'call',
  callee,
  arguments: values.map((value) => ({ value })),
  at,
});

/** A name with its parts: `path('record', 'examDate')` is `record.examDate`. */
export const path = (...parts: readonly string[]): Expression => ({ kind: 'name', path: parts, at });

/** All hold; nothing to hold is true. */
export const allOf = (conditions: readonly Expression[]): Expression =>
  conditions.reduce<Expression | undefined>((left, right) => (left ? binary('&&', left, right) : right), undefined) ??
  literal(true);

/** One holds; nothing to hold is false. */
export const anyOf = (conditions: readonly Expression[]): Expression =>
  conditions.reduce<Expression | undefined>((left, right) => (left ? binary('||', left, right) : right), undefined) ??
  literal(false);
