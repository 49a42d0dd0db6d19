import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  amnioticFluid,
  areMovementsReduced,
  birthHaemorrhage,
  birthWeightClass,
  glucoseAfterBirth,
  glucoseInPregnancy,
  isFetalHeartRateAbnormal,
  isPressureRise,
  isPuerperalFever,
  isReportedAnaemia,
  pregnancyAnaemia,
  pregnancyPressure,
} from './pregnancy-measures.rules.ts';
import {
  abdomenBand,
  bodyMassBeforePregnancy,
  fundalHeightBand,
  gainBand,
  isStagnant,
  positionIn,
  totalGain,
  weightGain,
  weeklyGain,
} from './pregnancy-growth.rules.ts';

describe('blood pressure in pregnancy', () => {
  it.each([
    [129, 79, 'normal'],
    [130, 79, 'high-normal'],
    [120, 80, 'high-normal'],
    [139, 89, 'high-normal'],
    [140, 85, 'hypertension'],
    [138, 90, 'hypertension'],
    [160, 95, 'severe'],
    [150, 110, 'severe'],
    [160, undefined, 'severe'],
    [150, undefined, undefined],
    [undefined, 109, undefined],
    [undefined, undefined, undefined],
  ])('%s/%s: %s', (systolic, diastolic, grade) => expect(pregnancyPressure(systolic, diastolic)).toBe(grade));
  it('is watched when it rises by 30/15', () => {
    expect([
      isPressureRise({ systolic: 130, diastolic: 80, baselineSystolic: 100, baselineDiastolic: 70 }),
      isPressureRise({ systolic: 129, diastolic: 84, baselineSystolic: 100, baselineDiastolic: 70 }),
      isPressureRise({ systolic: 129, diastolic: 85, baselineSystolic: 100, baselineDiastolic: 70 }),
      isPressureRise({ systolic: 140, diastolic: 80, baselineSystolic: 100, baselineDiastolic: 70 }),
      isPressureRise({ systolic: 130, diastolic: undefined, baselineSystolic: 90, baselineDiastolic: 60 }),
    ]).toEqual([true, false, true, false, false]);
  });
});

describe('glucose', () => {
  it.each([
    [5, 9.9, 8.4, 'normal'],
    [5.1, 8, 7, 'gestational'],
    [4.6, 10, 8, 'gestational'],
    [4.6, 9, 8.5, 'gestational'],
    [7, undefined, undefined, 'pregestational'],
    [4.3, undefined, undefined, 'test-not-needed'],
    [4.4, undefined, undefined, 'test-needed'],
    [5, undefined, undefined, 'test-needed'],
    [5, 9, undefined, undefined],
    [undefined, 9, 8, undefined],
    [4.5, 9, 11.1, 'pregestational'],
  ])('%s / %s / %s at 26 weeks: %s', (fasting, oneHour, twoHours, result) =>
    expect(glucoseInPregnancy({ fasting, oneHour, twoHours, totalDays: 182 })).toBe(result),
  );
  it('decides nothing by a fasting value of 5.1 before 24+0', () => {
    expect([167, 168].map((totalDays) => glucoseInPregnancy({ fasting: 5.1, totalDays }))).toEqual([
      undefined,
      'gestational',
    ]);
    expect(glucoseInPregnancy({ hba1c: 6.5 })).toBe('pregestational');
    expect(glucoseInPregnancy({ randomWithSymptoms: 11 })).toBeUndefined();
  });
  it.each([
    [6, 7.7, 'normal'],
    [6.1, 7.7, 'impaired-fasting'],
    [6, 7.8, 'impaired-tolerance'],
    [7, undefined, 'diabetes'],
    [5, 11.1, 'diabetes'],
    [5, undefined, undefined],
  ])('after birth %s / %s: %s', (fasting, twoHours, result) =>
    expect(glucoseAfterBirth(fasting, twoHours)).toBe(result),
  );
});

describe('limits', () => {
  it.each([
    [110, 'none'],
    [109, 'mild'],
    [100, 'mild'],
    [99, 'moderate'],
    [70, 'moderate'],
    [69, 'severe'],
    [40, 'severe'],
    [39, 'very-severe'],
  ])('haemoglobin %d: %s', (value, degree) => expect(pregnancyAnaemia(value)).toBe(degree));
  it('hold their ends', () => {
    expect([isReportedAnaemia(89), isReportedAnaemia(90)]).toEqual([true, false]);
    expect([109, 110, 160, 161].map(isFetalHeartRateAbnormal)).toEqual([true, false, false, true]);
    expect([
      areMovementsReduced({ in12Hours: 19 }),
      areMovementsReduced({ in12Hours: 20 }),
      areMovementsReduced({ in12Hours: 30, usualIn12Hours: 60 }),
      areMovementsReduced({ in2Hours: 9 }),
      areMovementsReduced({ in2Hours: 10 }),
    ]).toEqual([true, false, true, true, false]);
    expect([
      amnioticFluid(5, undefined),
      amnioticFluid(5.1, 1),
      amnioticFluid(25, 3),
      amnioticFluid(undefined, 2),
      amnioticFluid(undefined, 8),
      amnioticFluid(undefined, undefined),
    ]).toEqual(['low', 'normal', 'high', 'low', 'high', undefined]);
    expect([
      birthHaemorrhage(499, false),
      birthHaemorrhage(500, false),
      birthHaemorrhage(1000, false),
      birthHaemorrhage(999, true),
      birthHaemorrhage(1000, true),
    ]).toEqual(['none', 'haemorrhage', 'severe', 'none', 'haemorrhage']);
    expect([isPuerperalFever(38, 25), isPuerperalFever(38, 24), isPuerperalFever(37.9, 48)]).toEqual([
      true,
      false,
      false,
    ]);
    expect([999, 1000, 1499, 1500, 2499, 2500, 3999, 4000].map(birthWeightClass)).toEqual([
      'extremely-low',
      'very-low',
      'very-low',
      'low',
      'low',
      'normal',
      'normal',
      'macrosomia',
    ]);
  });
});

describe('growth of mother and child', () => {
  it.each([
    [28, 23, 'within'],
    [28, 22.9, 'below'],
    [28, 28.6, 'above'],
    [28, 28.5, 'within'],
    [42, 38.5, 'within'],
    [20, 15.9, 'below'],
  ])('week %d, fundal height %d: %s', (week, value, position) =>
    expect(positionIn(value, fundalHeightBand(week)!)).toBe(position),
  );
  it.each([
    [26, 80, 'within'],
    [26, 79, 'below'],
    [20, 89, 'within'],
    [40, 101, 'above'],
  ])('week %d, girth %d: %s', (week, value, position) => expect(positionIn(value, abdomenBand(week)!)).toBe(position));
  it('judge nothing before 20 weeks', () =>
    expect([fundalHeightBand(19), abdomenBand(19)]).toEqual([undefined, undefined]));
  it('call two intervals without growth stagnant', () =>
    expect([isStagnant([20, 20, 20]), isStagnant([22, 23, 23]), isStagnant([23, 23])]).toEqual([true, false, false]));
  it('keep the gain of the standard', () => {
    expect(bodyMassBeforePregnancy(50, 160)).toBe('normal');
    expect(totalGain('normal')).toEqual({ low: 8, high: 14 });
    expect(weeklyGain('obese').mean).toBe(0.22);
    expect(gainBand('normal', 28)).toEqual({ low: 3.9, high: 9.2 });
    expect(gainBand('normal', 13)).toEqual({ low: 0, high: 2 });
    expect(weightGain({ weight: 60, weightBefore: 50, height: 160, week: 28 })).toMatchObject({
      gain: 10,
      position: 'above',
    });
    expect(weightGain({ weight: 60, weightBefore: 50, height: 160, week: 28, fetusCount: 2 })).toEqual({
      gain: 10,
      cls: 'normal',
    });
    expect(weightGain({ weight: 60, weightBefore: undefined, height: 160, week: 28 })).toBeUndefined();
  });
  it.each([
    [61.4, 'normal'],
    [61.44, 'overweight'],
    [47.36, 'normal'],
    [47.35, 'underweight'],
    [71.68, 'obese'],
  ])('%d kg at 160 cm before pregnancy: %s', (weight, cls) => expect(bodyMassBeforePregnancy(weight, 160)).toBe(cls));
});

describe('any week', () => {
  it('has bands that only rise', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 20, max: 43 }),
        fc.constantFrom('underweight' as const, 'normal' as const, 'overweight' as const, 'obese' as const),
        (week, cls) => {
          for (const band of [fundalHeightBand, abdomenBand, (at: number) => gainBand(cls, at)]) {
            const [now, next] = [band(week)!, band(week + 1)!];
            expect(now.low < now.high && next.low >= now.low && next.high >= now.high).toBe(true);
          }
        },
      ),
    );
  });
  it('grades pressure and haemoglobin monotonically', () => {
    const PRESSURES = ['normal', 'high-normal', 'hypertension', 'severe'];
    fc.assert(
      fc.property(
        fc.integer({ min: 80, max: 200 }),
        fc.integer({ min: 40, max: 130 }),
        fc.nat(30),
        (systolic, diastolic, more) => {
          expect(PRESSURES.indexOf(pregnancyPressure(systolic + more, diastolic)!)).toBeGreaterThanOrEqual(
            PRESSURES.indexOf(pregnancyPressure(systolic, diastolic)!),
          );
        },
      ),
    );
  });
});
