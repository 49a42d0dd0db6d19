import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addExact,
  compareExact,
  divideExact,
  exact,
  exactToNumber,
  fixedText,
  multiplyExact,
  roundHalfUp,
  subtractExact,
  type Exact,
} from './decimal.ts';

/** Digits enough for 1e40 and 5e-324 in one sum, so that it is rounded once. */
const Reference = Decimal.clone({ precision: 400, rounding: Decimal.ROUND_HALF_UP });
const written = fc.oneof(
  fc
    .tuple(fc.integer({ min: -999_999_999, max: 999_999_999 }), fc.integer({ min: 0, max: 8 }))
    .map(([n, s]) => Number(`${n}e-${s}`)),
  fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e40, max: 1e40 }),
);
const digits = fc.integer({ min: 0, max: 6 });

const magnitude = (value: Exact): Exact => (compareExact(value, 0) < 0 ? subtractExact(0, value) : value);

describe('exact decimals agree with decimal.js', () => {
  it('on sum, difference, product and order', () => {
    fc.assert(
      fc.property(written, written, (a, b) => {
        expect(exactToNumber(addExact(a, b))).toBe(new Reference(a).plus(b).toNumber() + 0);
        expect(exactToNumber(subtractExact(a, b))).toBe(new Reference(a).minus(b).toNumber() + 0);
        expect(exactToNumber(multiplyExact(a, b))).toBe(new Reference(a).times(b).toNumber() + 0);
        expect(compareExact(a, b)).toBe(new Reference(a).comparedTo(b));
      }),
    );
  });
  it('on rounding half up and on fixed text', () => {
    fc.assert(
      fc.property(written, digits, (value, places) => {
        const rounded = new Reference(value).toDecimalPlaces(places);
        expect(roundHalfUp(value, places)).toBe(rounded.toNumber() + 0);
        expect(fixedText(value, places)).toBe(
          rounded.isZero() ? new Reference(0).toFixed(places) : rounded.toFixed(places),
        );
      }),
    );
  });
  it('on quotients, with one rounding only', () => {
    fc.assert(
      fc.property(
        written,
        written.filter((b) => b !== 0),
        digits,
        (a, b, places) => {
          // Exact check, independent of decimal.js's precision: |a - q·b| is at most half a unit of the last place times |b|.
          const error = subtractExact(a, multiplyExact(divideExact(a, b, places)!, b));
          const half = multiplyExact(exact(`5e-${places + 1}`), b);
          expect(compareExact(magnitude(error), magnitude(half))).toBeLessThan(1);
        },
      ),
    );
  });
});

describe('exact decimals', () => {
  it('has no quotient by zero', () => {
    expect(divideExact(1, 0, 2)).toBeUndefined();
  });
  it('rounds what is written, not what binary holds', () => {
    expect(roundHalfUp(1.005, 2)).toBe(1.01);
    expect(roundHalfUp(2.5, 0)).toBe(3);
    expect(roundHalfUp(-2.5, 0)).toBe(-3);
    expect(fixedText(6.4, 2)).toBe('6.40');
    expect(exactToNumber(divideExact(83.2, multiplyExact(1.6, 1.6), 10)!)).toBe(32.5);
  });
  it.each([Number.NaN, Number.POSITIVE_INFINITY, '', 'abc', '1.'])('refuses %s', (value) => {
    expect(() => exact(value)).toThrow(RangeError);
  });
});
