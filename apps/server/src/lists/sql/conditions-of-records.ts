import { partsOfExpression, type ExpressionTree } from '@gongwei/domain/lists';

/** Whether it asks only of the record itself and of what whoever asks brings along. */
export const isAlone = (expression: ExpressionTree): boolean =>
  expression.kind === 'name'
    ? expression.path.length === 1 || expression.path[0] === 'record'
    : expression.kind !== 'records' && partsOfExpression(expression).every(isAlone);

/** What all has to hold. */
export const conditionsOf = (when: ExpressionTree | undefined): readonly ExpressionTree[] => {
  if (!when) return [];
  return when.kind === 'binary' && when.operator === '&&'
    ? [...conditionsOf(when.left), ...conditionsOf(when.right)]
    : [when];
};
