import { describe, expect, it } from 'vitest';
import { bloodPressureGradeRule } from './blood-pressure-grade.rules.ts';
import { filtrationRateRule } from './filtration-rate.rules.ts';

describe('bloodPressureGradeRule', () => {
  it.each([
    [119, 79, '5'],
    [120, 79, '6'],
    [139, 89, '6'],
    [140, 60, '1'],
    [130, 90, '1'],
    [160, 80, '2'],
    [159, 100, '2'],
    [180, 80, '3'],
    [130, 110, '3'],
  ])('%d/%d is code %s', (systolic, diastolic, code) => {
    expect(bloodPressureGradeRule({ systolic, diastolic })).toBe(code);
  });

  it('gives a grade from one side only where the other cannot change it', () => {
    expect([
      bloodPressureGradeRule({ systolic: 185 }),
      bloodPressureGradeRule({ systolic: 165 }),
      bloodPressureGradeRule({}),
    ]).toEqual(['3', undefined, undefined]);
  });
});

describe('filtrationRateRule', () => {
  it('takes μmol/L and rounds to whole mL/min', () => {
    expect(filtrationRateRule({ creatinine: 70, sex: 'female', age: 66 })).toBe(78);
    expect(filtrationRateRule({ creatinine: 70, sex: 'female' })).toBeUndefined();
  });
});
