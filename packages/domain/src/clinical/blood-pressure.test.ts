import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BLOOD_PRESSURE_GRADE_CODES,
  bloodPressureLevel,
  controlLimits,
  higherArm,
  isHypertensiveCrisis,
  isUncontrolled,
} from './blood-pressure.rules.ts';
import { GRADE_VECTORS } from './blood-pressure.vectors.data.ts';

describe('blood pressure level', () => {
  it.each(GRADE_VECTORS)('$systolic/$diastolic is grade $expect.grade', ({ systolic, diastolic, expect: expected }) => {
    const level = bloodPressureLevel(systolic, diastolic);
    expect({ ...level, grade: BLOOD_PRESSURE_GRADE_CODES[level.grade] }).toEqual(expected);
  });
  it.each([
    [119, 79, 'normal'],
    [120, 79, 'high-normal'],
    [139, 89, 'high-normal'],
    [140, 85, 'grade1'],
    [135, 92, 'grade1'],
    [158, 101, 'grade2'],
    [180, 95, 'grade3'],
  ] as const)('%i/%i is %s', (systolic, diastolic, grade) => {
    expect(bloodPressureLevel(systolic, diastolic).grade).toBe(grade);
  });
  it('never falls when either pressure rises', () => {
    const order = ['normal', 'high-normal', 'grade1', 'grade2', 'grade3'];
    const pressure = fc.integer({ min: 40, max: 260 });
    fc.assert(
      fc.property(pressure, pressure, fc.nat(40), fc.nat(40), (systolic, diastolic, more, less) => {
        const [before, after] = [
          bloodPressureLevel(systolic, diastolic),
          bloodPressureLevel(systolic + more, diastolic + less),
        ];
        expect(order.indexOf(after.grade)).toBeGreaterThanOrEqual(order.indexOf(before.grade));
        expect(after.isolatedSystolic && after.isolatedDiastolic).toBe(false);
      }),
    );
  });
});

describe('control and crisis', () => {
  it.each([
    [139, 89, 64, false],
    [140, 89, 64, true],
    [139, 90, 64, true],
    [149, 89, 65, false],
    [150, 89, 65, true],
    [149, 90, 65, true],
    [148, 88, 75, false],
    [148, 88, 60, true],
    [145, 80, undefined, undefined],
    [150, undefined, undefined, true],
    [undefined, 90, undefined, true],
    [130, undefined, 50, undefined],
    [undefined, 80, 50, undefined],
    [undefined, undefined, 50, undefined],
  ] as const)('%s/%s at %s years: uncontrolled %s', (systolic, diastolic, age, expected) => {
    expect(isUncontrolled(systolic, diastolic, age)).toBe(expected);
  });
  it('agrees with its limits wherever all is known', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 60, max: 220 }),
        fc.integer({ min: 30, max: 140 }),
        fc.integer({ min: 18, max: 110 }),
        (systolic, diastolic, age) => {
          const limits = controlLimits(age);
          expect(isUncontrolled(systolic, diastolic, age)).toBe(
            systolic >= limits.systolic || diastolic >= limits.diastolic,
          );
        },
      ),
    );
  });
  it.each([
    [180, 90, true],
    [179, 110, true],
    [179, 109, false],
    [undefined, 110, true],
    [undefined, undefined, false],
  ] as const)('%s/%s needs urgent referral: %s', (systolic, diastolic, expected) => {
    expect(isHypertensiveCrisis(systolic, diastolic)).toBe(expected);
  });
  it('takes the higher arm, each pressure for itself', () => {
    expect([
      higherArm(138, 142),
      higherArm(92, 88),
      higherArm(undefined, 130),
      higherArm(undefined, undefined),
    ]).toEqual([142, 92, 130, undefined]);
  });
});
