import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bodyMassClass,
  bodyMassClassOf,
  bodyMassIndex,
  isCentrallyObese,
  targetWeight,
  waistClass,
} from './body-measure.rules.ts';

const heights = fc.integer({ min: 500, max: 2500 }).map((tenths) => tenths / 10);
const weights = fc.integer({ min: 100, max: 3000 }).map((tenths) => tenths / 10);

describe('body mass', () => {
  // The reference prints 28.12 for 160 cm and 72 kg; it is exactly 28.125, half up 28.13.
  it.each([
    [165, 65.3, 23.99],
    [165, 65.4, 24.02],
    [160, 72, 28.13],
    [158, 46, 18.43],
    [160, 83.2, 32.5],
    [172, 70, 23.66],
  ])('%s cm and %s kg give %s', (height, weight, bmi) => {
    expect(bodyMassIndex(weight, height)).toBe(bmi);
  });
  it.each([
    [200, 74, 'normal'],
    [150, 54, 'overweight'],
    [150, 53.9, 'normal'],
    [150, 63, 'obese-mild'],
    [160, 83.2, 'obese-moderate'],
  ] as const)('%s cm and %s kg are %s', (height, weight, expected) => {
    expect(bodyMassClassOf(weight, height)).toBe(expected);
  });
  it.each([
    [18.49, 'underweight'],
    [18.5, 'normal'],
    [23.99, 'normal'],
    [24, 'overweight'],
    [27.99, 'overweight'],
    [28, 'obese-mild'],
    [37.5, 'obese-severe'],
    [50, 'obese-extreme'],
  ] as const)('a BMI of %s is %s', (bmi, expected) => {
    expect(bodyMassClass(bmi)).toBe(expected);
  });
  it('is missing without height or weight', () => {
    expect([
      bodyMassIndex(60, undefined),
      bodyMassIndex(undefined, 160),
      bodyMassIndex(60, 0),
      bodyMassIndex(-1, 160),
    ]).toEqual([undefined, undefined, undefined, undefined]);
  });
  it('agrees with decimal.js, and the exact class with the exact quotient', () => {
    fc.assert(
      fc.property(weights, heights, (weight, height) => {
        const exactly = new Decimal(weight).times(10_000).div(new Decimal(height).pow(2));
        expect(bodyMassIndex(weight, height)).toBe(exactly.toDecimalPlaces(2, Decimal.ROUND_HALF_UP).toNumber());
        expect(bodyMassClassOf(weight, height) === 'underweight').toBe(exactly.lt('18.5'));
        expect(bodyMassClassOf(weight, height).startsWith('obese')).toBe(exactly.gte(28));
      }),
    );
  });
});

describe('target weight', () => {
  it.each([
    [165, 80, 76],
    [170, 70, 69.1],
    [160, 62, 61.2],
    [158, 70, 66.5],
    [168, 82, 77.9],
    [175, 74, 73.2],
  ])('%s cm, %s kg: %s kg', (height, weight, target) => {
    expect(targetWeight(weight, height)).toBe(target);
  });
  it('is never more than today, and only for a BMI of 24 or more', () => {
    fc.assert(
      fc.property(weights, heights, (weight, height) => {
        const target = targetWeight(weight, height);
        expect(target === undefined).toBe(bodyMassIndex(weight, height)! < 24);
        expect(target ?? 0).toBeLessThanOrEqual(weight);
      }),
    );
  });
});

describe('waist', () => {
  it.each([
    [90, 'male', 'central-obesity'],
    [89.9, 'male', 'pre-central-obesity'],
    [85, 'male', 'pre-central-obesity'],
    [84.9, 'male', 'normal'],
    [85, 'female', 'central-obesity'],
    [84.9, 'female', 'pre-central-obesity'],
    [79.9, 'female', 'normal'],
  ] as const)('%s cm of a %s is %s', (waist, sex, expected) => {
    expect(waistClass(waist, sex)).toBe(expected);
  });
  it.each([
    [89.9, 'male', false],
    [85, 'female', true],
    [90, undefined, true],
    [89.9, undefined, undefined],
    [85, undefined, undefined],
    [84.9, undefined, false],
    [undefined, 'male', undefined],
  ] as const)('%s cm of a %s is central obesity: %s', (waist, sex, expected) => {
    expect(isCentrallyObese(waist, sex)).toBe(expected);
  });
});
