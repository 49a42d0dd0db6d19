import { add, divide, type ExactNumber, multiply, power, subtract } from '../../shared/exact-number.ts';
import type { Evaluate } from './scope.ts';
import type { BinaryOperator } from './syntax.ts';
import { equals, numberOf, order, type Value } from './value.ts';

/** True, false, or missing for everything that is neither. */
const truthOf = (value: Value): boolean | undefined => (typeof value === 'boolean' ? value : undefined);

export function notOf(value: Value): boolean | undefined {
  const truth = truthOf(value);
  return truth === undefined ? undefined : !truth;
}

const ARITHMETIC: ReadonlyMap<BinaryOperator, (left: ExactNumber, right: ExactNumber) => ExactNumber | undefined> =
  new Map<BinaryOperator, (left: ExactNumber, right: ExactNumber) => ExactNumber | undefined>([
    ['+', add],
    ['-', subtract],
    ['*', multiply],
    ['/', divide],
    ['^', power],
  ]);

const ORDERING: ReadonlyMap<BinaryOperator, (order: number) => boolean> = new Map<
  BinaryOperator,
  (order: number) => boolean
>([
  ['<', (sign) => sign < 0],
  ['<=', (sign) => sign <= 0],
  ['>', (sign) => sign > 0],
  ['>=', (sign) => sign >= 0],
]);

/** Three-valued logic; arithmetic and comparison with a missing side are missing. */
export function binaryOperation<Environment>(
  operator: BinaryOperator,
  left: Evaluate<Environment>,
  right: Evaluate<Environment>,
): Evaluate<Environment> {
  if (operator === '&&' || operator === '||') return logical(operator === '||', left, right);
  if (operator === '==' || operator === '!=') {
    const wanted = operator === '==';
    return both(left, right, (a, b) => equals(a, b) === wanted);
  }
  const holds = ORDERING.get(operator);
  if (holds) {
    return both(left, right, (a, b) => {
      const sign = order(a, b);
      return sign === undefined ? undefined : holds(sign);
    });
  }
  const calculate = ARITHMETIC.get(operator) as (a: ExactNumber, b: ExactNumber) => ExactNumber | undefined;
  return both(left, right, (a, b) => {
    const [first, second] = [numberOf(a), numberOf(b)];
    return first === undefined || second === undefined ? undefined : calculate(first, second);
  });
}

function both<Environment>(
  left: Evaluate<Environment>,
  right: Evaluate<Environment>,
  apply: (a: Value, b: Value) => Value,
): Evaluate<Environment> {
  return (environment) => {
    const a = left(environment);
    if (a === undefined) return undefined;
    const b = right(environment);
    return b === undefined ? undefined : apply(a, b);
  };
}

/** `decisive` settles the matter whatever the other side is: true for or, false for and. */
function logical<Environment>(
  decisive: boolean,
  left: Evaluate<Environment>,
  right: Evaluate<Environment>,
): Evaluate<Environment> {
  return (environment) => {
    const a = truthOf(left(environment));
    if (a === decisive) return decisive;
    const b = truthOf(right(environment));
    if (b === decisive) return decisive;
    return a === undefined || b === undefined ? undefined : !decisive;
  };
}
