import { type CalendarDay, type Json, parseCalendarDay } from '../../shared/index.ts';
import { compare, type ExactNumber, type Fraction, fractionOf, toNumber } from '../../shared/exact-number.ts';

/** What a formula works with. `undefined` is *missing*; lists and objects come from answers, contexts and rules. */
export type Value = undefined | boolean | string | ExactNumber | readonly Value[] | { readonly [key: string]: Json };

export const isFraction = (value: Value): value is Fraction =>
  typeof value === 'object' && !Array.isArray(value) && typeof (value as Fraction).denominator === 'bigint';

const NUMERIC = /^-?\d{1,30}(\.\d{1,30})?$/;
/** Up to here a number's text survives the way through a double. */
const EXACT_TEXT_LENGTH = 15;

/** Number of a value in arithmetic: codes count as their number, true as 1. Missing where there is none. */
export function numberOf(value: Value): ExactNumber | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (typeof value === 'string') {
    if (!NUMERIC.test(value)) return undefined;
    return value.length <= EXACT_TEXT_LENGTH ? Number(value) : fractionOf(value);
  }
  return isFraction(value) ? value : undefined;
}

/** Text of a value: codes and numbers as they are written. Missing for lists and objects. */
export function textOf(value: Value): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return isFraction(value) ? String(toNumber(value)) : undefined;
}

/** The calendar day of a date or of a date with time. */
export const dayOf = (value: Value): CalendarDay | undefined =>
  typeof value === 'string' ? parseCalendarDay(value.slice(0, 10)) : undefined;

/** An answer as formulas see it: blank texts and empty lists are missing. */
export function valueOf(answer: Json | undefined): Value {
  if (answer === undefined || answer === null) return undefined;
  if (typeof answer === 'string' && answer.trim() === '') return undefined;
  if (Array.isArray(answer)) return answer.length === 0 ? undefined : (answer as readonly Value[]);
  return answer as Value;
}

/** A result as it leaves formulas; `undefined` is missing. */
export function jsonOf(value: Value): Json | undefined {
  if (value === undefined) return undefined;
  if (isFraction(value)) {
    const number = toNumber(value);
    return Number.isFinite(number) ? number : undefined;
  }
  if (Array.isArray(value)) return value.map((part: Value) => jsonOf(part) ?? null);
  return value as Json;
}

/** Equality of two present values. Text equals text; as soon as one side is a number, numbers are compared. */
export function equals(left: Value, right: Value): boolean {
  if (typeof left === 'string' && typeof right === 'string') return left === right;
  if (typeof left === 'boolean' && typeof right === 'boolean') return left === right;
  const [a, b] = [numberOf(left), numberOf(right)];
  if (a !== undefined && b !== undefined) return compare(a, b) === 0;
  if (Array.isArray(left) && Array.isArray(right)) {
    return left.length === right.length && left.every((part, index) => equals(part, right[index]));
  }
  return false;
}

/** Order of two present values as in sorting; missing where they cannot be ordered. Texts (days, codes) order as text. */
export function order(left: Value, right: Value): number | undefined {
  if (typeof left === 'string' && typeof right === 'string') return left < right ? -1 : left > right ? 1 : 0;
  const [a, b] = [numberOf(left), numberOf(right)];
  return a === undefined || b === undefined ? undefined : compare(a, b);
}
