import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, compare, divide, floorOf, multiply, power, roundHalfUp, subtract, toNumber } from './exact-number.ts';

/** Digits enough for 1e25 and 5e-324 in one sum. With fewer the reference itself rounds twice where a sum is just beside a half. */
const Reference = Decimal.clone({ precision: 400, rounding: Decimal.ROUND_HALF_UP, toExpNeg: -400, toExpPos: 400 });

/** Numbers as people write them, and any others. */
const written = fc.oneof(
  fc
    .tuple(fc.integer({ min: -99_999_999, max: 99_999_999 }), fc.integer({ min: 0, max: 6 }))
    .map(([units, scale]) => Number(`${units}e-${scale}`)),
  fc.integer({ min: -1000, max: 1000 }),
  fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e25, max: 1e25 }).map((value) => value + 0),
);

describe('exact numbers', () => {
  it('agree with decimal.js on sum, difference, product and order', () => {
    fc.assert(
      fc.property(written, written, (a, b) => {
        expect(toNumber(add(a, b))).toBeCloseTo(new Reference(a).plus(b).toNumber(), 12);
        expect(roundHalfUp(subtract(a, b), 6)).toBe(new Reference(a).minus(b).toDecimalPlaces(6).toNumber() + 0);
        expect(roundHalfUp(multiply(a, b), 6)).toBe(new Reference(a).times(b).toDecimalPlaces(6).toNumber() + 0);
        expect(Math.sign(compare(add(a, 0), b))).toBe(new Reference(a).comparedTo(b) + 0);
      }),
    );
  });

  it.each([
    [1_340_079_827.877_197_5, 4.254_139_718_170_146e-253, 1_340_079_827.877_197],
    [1_340_079_827.877_197_5, 0, 1_340_079_827.877_198],
  ])('%s less %s is rounded once: %s', (a, b, expected) => {
    expect(roundHalfUp(subtract(a, b), 6)).toBe(expected);
  });

  it('agree with decimal.js on quotients rounded half up and on floors', () => {
    fc.assert(
      fc.property(
        written,
        written.filter((b) => b !== 0),
        fc.integer({ min: 0, max: 4 }),
        (a, b, digits) => {
          const quotient = divide(a, b);
          expect(roundHalfUp(quotient!, digits)).toBe(new Reference(a).div(b).toDecimalPlaces(digits).toNumber() + 0);
          expect(floorOf(quotient!)).toBe(new Reference(a).div(b).floor().toNumber() + 0);
        },
      ),
    );
  });

  it('give back what was divided, which no rounding decimal does', () => {
    fc.assert(
      fc.property(
        written,
        written.filter((b) => b !== 0),
        (a, b) => {
          expect(compare(multiply(divide(a, b)!, b), a)).toBe(0);
        },
      ),
    );
  });

  it('have no quotient by zero', () => expect(divide(1, 0)).toBeUndefined());

  it('raise to whole powers exactly', () => {
    fc.assert(
      fc.property(fc.integer({ min: -999, max: 999 }), fc.integer({ min: 0, max: 9 }), (units, exponent) => {
        const base = units / 100;
        expect(roundHalfUp(power(base, exponent)!, 12)).toBe(
          new Reference(base).pow(exponent).toDecimalPlaces(12).toNumber() + 0,
        );
      }),
    );
  });

  it.each([
    [0, -1, undefined],
    [2, -2, 0.25],
    [2, 0.5, Math.SQRT2],
    [-8, 1 / 3, undefined],
    [10, 400, undefined],
  ])('%s ^ %s is %s', (base, exponent, expected) => {
    const result = power(base, exponent);
    expect(result === undefined ? undefined : toNumber(result)).toBe(expected);
  });

  it('cannot be made to grow without end by powers of powers', () => {
    let value = power(9.99, 64)!;
    for (let turn = 0; turn < 20 && value !== undefined; turn += 1) value = power(value, 64)!;
    expect(value).toBeUndefined();
  });
});
