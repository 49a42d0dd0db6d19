/**
 * Exact arithmetic for rules and formulas. A number is kept as a JavaScript number while it stands exactly for its decimal text,
 * and as a fraction of integers otherwise, so that `weight / (height / 100) ^ 2` meets a class boundary exactly:
 * binary rounding can neither push a value over it nor keep it below.
 */
export type Fraction = { readonly numerator: bigint; readonly denominator: bigint };

export type ExactNumber = number | Fraction;

/** Beyond this size a power leaves exact arithmetic, so that no formula can grow numbers without end. */
const POWER_BASE_LIMIT = 1n << 64n;
const POWER_LIMIT = 64;

const absolute = (value: bigint): bigint => (value < 0n ? -value : value);

/** Exact value of a finite number or of a plain decimal text such as `-3.50` or `1e-7`. */
export function fractionOf(value: ExactNumber | string): Fraction {
  if (typeof value === 'object') return value;
  const [mantissa = '0', exponentText = '0'] = String(value).toLowerCase().split('e');
  const [whole = '0', decimals = ''] = mantissa.split('.');
  const digits = BigInt(whole + decimals);
  const scale = decimals.length - Number(exponentText);
  return scale >= 0
    ? { numerator: digits, denominator: 10n ** BigInt(scale) }
    : { numerator: digits * 10n ** BigInt(-scale), denominator: 1n };
}

/** A fraction that is a safe integer becomes a plain number, which is what most values in forms are. */
function simplest(numerator: bigint, denominator: bigint): ExactNumber {
  const [over, under] = denominator < 0n ? [-numerator, -denominator] : [numerator, denominator];
  if (over % under !== 0n) return { numerator: over, denominator: under };
  const whole = over / under;
  const number = Number(whole);
  return Number.isSafeInteger(number) ? number : { numerator: whole, denominator: 1n };
}

export function add(left: ExactNumber, right: ExactNumber): ExactNumber {
  if (Number.isSafeInteger(left) && Number.isSafeInteger(right)) {
    const sum = (left as number) + (right as number);
    if (Number.isSafeInteger(sum)) return sum;
  }
  const [a, b] = [fractionOf(left), fractionOf(right)];
  if (a.denominator === b.denominator) return simplest(a.numerator + b.numerator, a.denominator);
  return simplest(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);
}

export function negate(value: ExactNumber): ExactNumber {
  return typeof value === 'number' ? 0 - value : { numerator: -value.numerator, denominator: value.denominator };
}

export const subtract = (left: ExactNumber, right: ExactNumber): ExactNumber => add(left, negate(right));

export function multiply(left: ExactNumber, right: ExactNumber): ExactNumber {
  if (Number.isSafeInteger(left) && Number.isSafeInteger(right)) {
    const product = (left as number) * (right as number);
    // Plus zero: 0 × -1 is no negative zero.
    if (Number.isSafeInteger(product)) return product + 0;
  }
  const [a, b] = [fractionOf(left), fractionOf(right)];
  return simplest(a.numerator * b.numerator, a.denominator * b.denominator);
}

/** `undefined` for a division by zero. */
export function divide(left: ExactNumber, right: ExactNumber): ExactNumber | undefined {
  const [a, b] = [fractionOf(left), fractionOf(right)];
  if (b.numerator === 0n) return undefined;
  return simplest(a.numerator * b.denominator, a.denominator * b.numerator);
}

/** Exact for whole exponents up to ±64; otherwise as good as a double. `undefined` where there is no finite result. */
export function power(base: ExactNumber, exponent: ExactNumber): ExactNumber | undefined {
  const { numerator, denominator } = fractionOf(base);
  const small = absolute(numerator) <= POWER_BASE_LIMIT && denominator <= POWER_BASE_LIMIT;
  if (small && Number.isInteger(exponent) && Math.abs(exponent as number) <= POWER_LIMIT) {
    const times = BigInt(Math.abs(exponent as number));
    const raised = simplest(numerator ** times, denominator ** times);
    return (exponent as number) < 0 ? divide(1, raised) : raised;
  }
  const result = toNumber(base) ** toNumber(exponent);
  return Number.isFinite(result) ? result : undefined;
}

/** Negative, zero or positive, as in sorting. */
export function compare(left: ExactNumber, right: ExactNumber): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  const [a, b] = [fractionOf(left), fractionOf(right)];
  const difference = a.numerator * b.denominator - b.numerator * a.denominator;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** The value in units of `10^-digits`, rounded half away from zero (四舍五入). */
export function scaledHalfUp(value: ExactNumber, digits: number): bigint {
  const { numerator, denominator } = fractionOf(value);
  const scaled = absolute(numerator) * 10n ** BigInt(digits);
  const rounded = (scaled * 2n + denominator) / (denominator * 2n);
  return numerator < 0n ? -rounded : rounded;
}

/**
 * Rounds half away from zero (四舍五入) to `digits` decimals.
 *
 * @example
 * ```ts
 * roundHalfUp('2.675', 2); // 2.68
 * ```
 */
export function roundHalfUp(value: ExactNumber, digits = 0): number {
  return Number.isSafeInteger(value) ? (value as number) : decimalOf(scaledHalfUp(value, digits), digits);
}

/** The greatest whole number not above the value. */
export function floorOf(value: ExactNumber): number {
  if (typeof value === 'number') return Math.floor(value);
  const quotient = value.numerator / value.denominator;
  return Number(value.numerator < 0n && value.numerator % value.denominator !== 0n ? quotient - 1n : quotient);
}

/** Digits that tell any two doubles apart, and some to spare. */
const SIGNIFICANT = 40;

/** The nearest double; never minus zero. */
export function toNumber(value: ExactNumber): number {
  if (typeof value === 'number') return value;
  const { numerator, denominator } = value;
  const [over, under] = [Number(numerator), Number(denominator)];
  if (Number.isSafeInteger(over) && Number.isSafeInteger(under)) return over / under;
  const places = String(denominator);
  if (/^10*$/.test(places)) return decimalOf(numerator, places.length - 1);
  const digits = Math.max(0, places.length - String(numerator).length + SIGNIFICANT);
  return decimalOf(scaledHalfUp(value, digits), digits);
}

function decimalOf(scaled: bigint, digits: number): number {
  return Number(`${scaled}e-${digits}`);
}
