import { partsOfExpression, type ExpressionTree } from '@gongwei/domain/lists';

const isAbout = (expression: ExpressionTree, isSaid: (root: string, key: string) => boolean): boolean =>
  expression.kind === 'name'
    ? expression.path.length === 1 || isSaid(expression.path[0] ?? '', expression.path[1] ?? '')
    : expression.kind !== 'records' && partsOfExpression(expression).every((part) => isAbout(part, isSaid));

/** What a condition of a record needs besides the record and what whoever asks brings along. */
export type Needs = 'nothing' | 'person' | 'row';

/** By the roots of the names it says. */
export function needsOf(expression: ExpressionTree): Needs {
  if (isAbout(expression, (root) => root === 'record')) return 'nothing';
  return isAbout(expression, (root) => root === 'record' || root === 'resident') ? 'person' : 'row';
}

/** Whether it asks of the day of the record alone. */
export const isAboutDay = (expression: ExpressionTree): boolean =>
  isAbout(expression, (root, key) => root === 'record' && key === '@occurredOn');

/** What all has to hold. */
export const conditionsOf = (when: ExpressionTree | undefined): readonly ExpressionTree[] => {
  if (!when) return [];
  return when.kind === 'binary' && when.operator === '&&'
    ? [...conditionsOf(when.left), ...conditionsOf(when.right)]
    : [when];
};
