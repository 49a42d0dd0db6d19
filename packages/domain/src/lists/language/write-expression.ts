import type { Argument, Expression } from '../../forms/formula/syntax.ts';

/** How strongly operators bind, as the parser has it. */
const STRENGTH: { readonly [operator: string]: number } = {
  '||': 2,
  '&&': 3,
  '==': 4,
  '!=': 4,
  '<': 5,
  '<=': 5,
  '>': 5,
  '>=': 5,
  '+': 6,
  '-': 6,
  '*': 7,
  '/': 7,
  '^': 9,
};
const [CHOICE, UNARY, OPERAND] = [1, 8, 10] as const;

/** An expression as text that reads back as the same expression, with no more brackets than it needs. */
export const writeExpression = (expression: Expression): string => written(expression, 0);

function written(expression: Expression, within: number): string {
  const [text, strength] = parts(expression);
  return strength < within ? `(${text})` : text;
}

function parts(expression: Expression): readonly [text: string, strength: number] {
  switch (expression.kind) {
    case 'literal':
      return [
        typeof expression.value === 'string' ? `'${expression.value}'` : String(expression.value),
        typeof expression.value === 'number' && expression.value < 0 ? UNARY : OPERAND,
      ];
    case 'name':
      return [expression.path.join('.'), OPERAND];
    case 'unary':
      return [`${expression.operator}${written(expression.operand, UNARY)}`, UNARY];
    case 'binary': {
      const own = STRENGTH[expression.operator] ?? OPERAND;
      const [left, right] = [written(expression.left, own), written(expression.right, own + 1)];
      return [`${left} ${expression.operator} ${right}`, own];
    }
    case 'choice':
      return [
        `${written(expression.condition, CHOICE + 1)} ? ${written(expression.whenTrue, CHOICE)} : ${written(expression.whenFalse, CHOICE)}`,
        CHOICE,
      ];
    case 'list':
      return [`[${expression.items.map((item) => written(item, CHOICE)).join(', ')}]`, OPERAND];
    case 'map':
      return [
        `{${expression.entries.map(({ key, value }) => `${/^\d+$/.test(key) ? key : `'${key}'`}: ${written(value, CHOICE)}`).join(', ')}}`,
        OPERAND,
      ];
    case 'call':
      return [`${expression.callee}(${expression.arguments.map(argument).join(', ')})`, OPERAND];
    case 'records': {
      const { pick, form, year, when, path } = expression;
      const given = [
        ...(year ? [written(year, CHOICE)] : []),
        ...(when ? [`${year ? '' : 'when: '}${written(when, CHOICE)}`] : []),
      ];
      return [`${pick}(${[form, ...given].join(', ')})${path.map((key) => `.${key}`).join('')}`, OPERAND];
    }
  }
}

const argument = ({ name, value }: Argument): string =>
  `${name === undefined ? '' : `${name}: `}${written(value, CHOICE)}`;
