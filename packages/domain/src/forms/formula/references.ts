import type { Expression } from './syntax.ts';

/** All names a formula reads, as paths, each once. */
export function namesIn(expression: Expression): readonly (readonly string[])[] {
  const found = new Map<string, readonly string[]>();
  visit(expression, (path) => found.set(path.join('.'), path));
  return [...found.values()];
}

function visit(expression: Expression, onName: (path: readonly string[]) => void): void {
  if (expression.kind === 'name') onName(expression.path);
  for (const part of partsOfExpression(expression)) visit(part, onName);
}

/** The expressions an expression is made of. */
export function partsOfExpression(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case 'unary':
      return [expression.operand];
    case 'binary':
      return [expression.left, expression.right];
    case 'choice':
      return [expression.condition, expression.whenTrue, expression.whenFalse];
    case 'list':
      return expression.items;
    case 'map':
      return expression.entries.map((entry) => entry.value);
    case 'call':
      return expression.arguments.map((argument) => argument.value);
    case 'records':
      return [expression.year, expression.when].filter((part) => part !== undefined);
    case 'literal':
    case 'name':
      return [];
  }
}
