import type { Expression } from '../../forms/formula/syntax.ts';

/**
 * The same expression with some of its parts put differently. `change` answers what stands instead of a part, or `undefined` to go on into
 * it; `inside` tells the form whose record is looked at there, if any.
 */
export function mapExpression(
  expression: Expression,
  change: (part: Expression, inside: string | undefined) => Expression | undefined,
  inside?: string,
): Expression {
  const changed = change(expression, inside);
  if (changed) return changed;
  const into = (part: Expression, form = inside): Expression => mapExpression(part, change, form);
  switch (expression.kind) {
    case 'literal':
    case 'name':
    case 'list':
      return expression;
    case 'unary':
      return { ...expression, operand: into(expression.operand) };
    case 'binary':
      return { ...expression, left: into(expression.left), right: into(expression.right) };
    case 'choice':
      return {
        ...expression,
        condition: into(expression.condition),
        whenTrue: into(expression.whenTrue),
        whenFalse: into(expression.whenFalse),
      };
    case 'map':
      return { ...expression, entries: expression.entries.map(({ key, value }) => ({ key, value: into(value) })) };
    case 'call':
      return { ...expression, arguments: expression.arguments.map((one) => ({ ...one, value: into(one.value) })) };
    case 'records': {
      const { year, when, ...rest } = expression;
      return {
        ...rest,
        ...(year && { year: into(year) }),
        ...(when && { when: into(when, expression.form) }),
      };
    }
  }
}
