import {
  add,
  compare,
  divide,
  fractionOf,
  multiply,
  roundHalfUp as roundNumber,
  scaledHalfUp,
  subtract,
  toNumber,
  type ExactNumber,
  type Fraction,
} from './exact-number.ts';

/**
 * A decimal number without binary error, as rules use it.
 * Class boundaries are decided on these, because 83.2 / 1.6² is 32.5 on paper and 32.49999999999999 in binary.
 */
export type Exact = ExactNumber;

type Operand = number | string | Exact;

const SHAPE = /^[+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i;

/** The number as it is written: `exact(0.1)` is one tenth. @throws RangeError for NaN, infinities and text that is no number, a defect of the caller. */
export function exact(value: Operand): Exact {
  if (Number.isSafeInteger(value)) return (value as number) + 0;
  if (typeof value === 'object') return value;
  const text = String(value).trim();
  if (!SHAPE.test(text)) throw new RangeError(`No decimal number: ${String(value)}`);
  return fractionOf(text);
}

/**
 * Sum without rounding. @throws RangeError for an operand that is no decimal number.
 *
 * @example
 * ```ts
 * exactToNumber(addExact('0.1', '0.2')); // 0.3
 * ```
 */
export const addExact = (left: Operand, right: Operand): Exact => add(exact(left), exact(right));
/** Difference without rounding. @throws RangeError for an operand that is no decimal number. */
export const subtractExact = (left: Operand, right: Operand): Exact => subtract(exact(left), exact(right));
/** Product without rounding. @throws RangeError for an operand that is no decimal number. */
export const multiplyExact = (left: Operand, right: Operand): Exact => multiply(exact(left), exact(right));

/** Quotient rounded half away from zero to `digits` places, in one rounding. `undefined` for division by zero. */
export function divideExact(left: Operand, right: Operand, digits: number): Fraction | undefined {
  const quotient = divide(exact(left), exact(right));
  return quotient === undefined ? undefined : rounded(quotient, digits);
}

/**
 * Compares without rounding: -1 where `left` is less, 0 where they are equal, 1 where it is more. @throws RangeError for what is no
 * decimal number.
 *
 * @example
 * ```ts
 * compareExact('32.50', 32.5); // 0
 * ```
 */
export function compareExact(left: Operand, right: Operand): -1 | 0 | 1 {
  const order = compare(exact(left), exact(right));
  return order < 0 ? -1 : order > 0 ? 1 : 0;
}

/** Rounds the written value half away from zero, as on paper: `roundHalfUp(1.005, 2)` is 1.01. `digits` ≥ 0. */
export const roundHalfUp = (value: Operand, digits: number): number => roundNumber(exact(value), digits) + 0;

/** The value with exactly `digits` decimal places as text: `fixedText(6.4, 2)` is `6.40`. */
export function fixedText(value: Operand, digits: number): string {
  const units = scaledHalfUp(exact(value), digits);
  const text = (units < 0n ? -units : units).toString().padStart(digits + 1, '0');
  const whole = text.slice(0, text.length - digits);
  return `${units < 0n ? '-' : ''}${whole}${digits > 0 ? `.${text.slice(-digits)}` : ''}`;
}

/** The nearest JavaScript number; never minus zero. */
export const exactToNumber = (value: Exact): number => toNumber(value) + 0;

const rounded = (value: Exact, digits: number): Fraction => ({
  numerator: scaledHalfUp(value, digits),
  denominator: 10n ** BigInt(digits),
});
