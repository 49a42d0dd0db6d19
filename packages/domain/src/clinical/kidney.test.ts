import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundHalfUp } from '../shared/index.ts';
import { albuminCreatinineRatio, ckdEpi2009, ckdEpi2021, filtrationStage } from './kidney.rules.ts';

describe('eGFR', () => {
  it.each([
    [50, 30, 'female', 124.71, 125.53, 'G1'],
    [70, 65, 'male', 94.14, 98.52, 'G1'],
    [70, 65, 'female', 78.33, 82.73, 'G2'],
    [97, 70, 'male', 67.86, 72.43, 'G2'],
    [120, 68, 'female', 39.97, 42.52, 'G3b'],
    [150, 75, 'male', 38.68, 41.61, 'G3b'],
    [300, 60, 'female', 13.97, 14.88, 'G5'],
    [600, 80, 'male', 6.99, 7.64, 'G5'],
  ] as const)('%i μmol/L, %i years, %s', (creatinine, age, sex, by2009, by2021, stage) => {
    expect(roundHalfUp(ckdEpi2009(creatinine, sex, age)!, 2)).toBe(by2009);
    expect(roundHalfUp(ckdEpi2021(creatinine, sex, age)!, 2)).toBe(by2021);
    expect(filtrationStage(ckdEpi2009(creatinine, sex, age)!)).toBe(stage);
  });
  it.each([
    [80, 'male', 50, 99],
    [120, 'male', 70, 52],
    [70, 'female', 66, 78],
    [130, 'female', 72, 35],
  ] as const)('%i %s %i rounds to %i', (creatinine, sex, age, rate) => {
    expect(roundHalfUp(ckdEpi2009(creatinine, sex, age)!, 0)).toBe(rate);
  });
  it('falls with creatinine and with age, and is missing when anything is', () => {
    const sex = fc.constantFrom('male' as const, 'female' as const);
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 2000 }), fc.integer({ min: 18, max: 110 }), sex, (creatinine, age, of) => {
        expect(ckdEpi2009(creatinine + 1, of, age)!).toBeLessThan(ckdEpi2009(creatinine, of, age)!);
        expect(ckdEpi2009(creatinine, of, age + 1)!).toBeLessThan(ckdEpi2009(creatinine, of, age)!);
      }),
    );
    expect([
      ckdEpi2009(undefined, 'male', 50),
      ckdEpi2009(80, undefined, 50),
      ckdEpi2009(80, 'male', undefined),
      ckdEpi2009(80, 'male', 17),
      ckdEpi2009(0, 'male', 50),
    ]).toEqual([undefined, undefined, undefined, undefined, undefined]);
  });
  it.each([
    [90, 'G1'],
    [89.99, 'G2'],
    [60, 'G2'],
    [59.99, 'G3a'],
    [45, 'G3a'],
    [30, 'G3b'],
    [15, 'G4'],
    [14.99, 'G5'],
  ] as const)('%s is %s', (rate, stage) => {
    expect(filtrationStage(rate)).toBe(stage);
  });
});

describe('albumin/creatinine ratio', () => {
  it('turns 2.5 mg/dL and 8.0 mmol/L into 27.6 mg/g', () => {
    expect(albuminCreatinineRatio(2.5, 8)).toBe(27.6);
    expect([albuminCreatinineRatio(2.5, 0), albuminCreatinineRatio(undefined, 8)]).toEqual([undefined, undefined]);
  });
});
