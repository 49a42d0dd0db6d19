import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalEyesight, fivePointEyesight, otherEyesight, readEyesight } from './eyesight.rules.ts';

describe('eyesight in both notations (GB 11533)', () => {
  it.each([
    [3.0, 0.01],
    [4.0, 0.1],
    [4.1, 0.12],
    [4.2, 0.15],
    [4.3, 0.2],
    [4.4, 0.25],
    [4.5, 0.3],
    [4.6, 0.4],
    [4.7, 0.5],
    [4.8, 0.6],
    [4.9, 0.8],
    [5.0, 1.0],
    [5.1, 1.2],
    [5.2, 1.5],
    [5.3, 2.0],
  ])('%d is %d', (five, decimal) => {
    expect(decimalEyesight(five)).toBe(decimal);
    expect(fivePointEyesight(decimal)).toBe(five);
    expect(otherEyesight(five, 'five-point')).toBe(decimal);
  });

  it.each([
    [2.9, 5.4],
    [0, 2.1],
    [-1, 9],
  ])('%d and %d are no values', (below, above) => {
    expect([decimalEyesight(below), decimalEyesight(above)]).toEqual([undefined, undefined]);
    expect(fivePointEyesight(below < 2 ? below : above)).toBeUndefined();
  });
});

it.each([
  ['5.0', 'decimal', 1],
  ['5', 'decimal', 1],
  ['4.8', 'decimal', 0.6],
  ['1.0', 'decimal', 1],
  ['0.6', 'decimal', 0.6],
  ['2.5', 'decimal', 2.5],
  ['1.0', 'five-point', 5],
  ['0.8', 'five-point', 4.9],
  ['4.9', 'five-point', 4.9],
  ['5', 'five-point', 5],
  ['1', 'five-point', 1],
  ['0', 'five-point', 0],
  ['2.5', 'five-point', 2.5],
  ['', 'decimal', undefined],
  ['x', 'five-point', undefined],
] as const)('%s on a %s sheet is %s', (text, notation, value) => {
  expect(readEyesight(text, notation)).toBe(value);
});

it('sees better whoever has the higher value, in both notations', () => {
  const tenths = fc.integer({ min: 30, max: 53 });
  fc.assert(
    fc.property(tenths, tenths, (a, b) => {
      const [low, high] = [Math.min(a, b) / 10, Math.max(a, b) / 10];
      expect(decimalEyesight(low)!).toBeLessThanOrEqual(decimalEyesight(high)!);
      expect(fivePointEyesight(decimalEyesight(low)!)).toBe(low);
    }),
  );
});
