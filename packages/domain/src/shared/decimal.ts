/**
 * A decimal number without binary error: `units × 10^-scale`.
 * Class boundaries are decided on these, because 83.2 / 1.6² is 32.5 on paper and 32.49999999999999 in binary.
 */
export type Exact = { readonly units: bigint; readonly scale: number };

const SHAPE = /^([+-]?)(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/i;

/** The number as it is written: `exact(0.1)` is one tenth. Throws `RangeError` for NaN, infinities and text that is no number. */
export function exact(value: number | string | Exact): Exact {
  if (typeof value === 'object') return value;
  const parts = SHAPE.exec(String(value).trim());
  if (!parts) throw new RangeError(`No decimal number: ${String(value)}`);
  const [sign, whole, fraction, exponent] = [parts[1]!, parts[2]!, parts[3] ?? '', Number(parts[4] ?? 0)];
  const digits = BigInt(whole + fraction) * (sign === '-' ? -1n : 1n);
  const scale = fraction.length - exponent;
  return scale >= 0 ? { units: digits, scale } : { units: digits * power10(-scale), scale: 0 };
}

type Operand = number | string | Exact;

export function addExact(left: Operand, right: Operand): Exact {
  const [a, b, scale] = align(exact(left), exact(right));
  return { units: a + b, scale };
}

export function subtractExact(left: Operand, right: Operand): Exact {
  const [a, b, scale] = align(exact(left), exact(right));
  return { units: a - b, scale };
}

export function multiplyExact(left: Operand, right: Operand): Exact {
  const [a, b] = [exact(left), exact(right)];
  return { units: a.units * b.units, scale: a.scale + b.scale };
}

/** Quotient rounded half away from zero to `digits` places, in one rounding. `undefined` for division by zero. */
export function divideExact(left: Operand, right: Operand, digits: number): Exact | undefined {
  const [a, b] = [exact(left), exact(right)];
  if (b.units === 0n) return undefined;
  const shift = digits + b.scale - a.scale;
  const numerator = shift >= 0 ? a.units * power10(shift) : a.units;
  const denominator = shift >= 0 ? b.units : b.units * power10(-shift);
  return { units: divideHalfUp(numerator, denominator), scale: digits };
}

/** -1, 0 or 1. */
export function compareExact(left: Operand, right: Operand): -1 | 0 | 1 {
  const [a, b] = align(exact(left), exact(right));
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Rounds the written value half away from zero, as on paper: `roundHalfUp(1.005, 2)` is 1.01. `digits` ≥ 0. */
export function roundHalfUp(value: Operand, digits: number): number {
  return exactToNumber(roundExact(value, digits));
}

/** The value with exactly `digits` decimal places as text: `fixedText(6.4, 2)` is `6.40`. */
export function fixedText(value: Operand, digits: number): string {
  const { units } = roundExact(value, digits);
  const text = (units < 0n ? -units : units).toString().padStart(digits + 1, '0');
  const whole = text.slice(0, text.length - digits);
  return `${units < 0n ? '-' : ''}${whole}${digits > 0 ? `.${text.slice(-digits)}` : ''}`;
}

/** The nearest JavaScript number; never minus zero. */
export function exactToNumber(value: Exact): number {
  return Number(`${value.units}e-${value.scale}`) + 0;
}

function roundExact(value: Operand, digits: number): Exact {
  const source = exact(value);
  if (source.scale <= digits) return { units: source.units * power10(digits - source.scale), scale: digits };
  return { units: divideHalfUp(source.units, power10(source.scale - digits)), scale: digits };
}

const power10 = (exponent: number): bigint => 10n ** BigInt(exponent);

function align(left: Exact, right: Exact): readonly [bigint, bigint, number] {
  const scale = Math.max(left.scale, right.scale);
  return [left.units * power10(scale - left.scale), right.units * power10(scale - right.scale), scale];
}

function divideHalfUp(numerator: bigint, denominator: bigint): bigint {
  const negative = numerator < 0n !== denominator < 0n;
  const [top, bottom] = [numerator < 0n ? -numerator : numerator, denominator < 0n ? -denominator : denominator];
  const quotient = (top * 2n + bottom) / (bottom * 2n);
  return negative ? -quotient : quotient;
}
