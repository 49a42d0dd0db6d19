import { describe, expect, it } from 'vitest';
import {
  childAnaemia,
  childAnaemiaLimit,
  developmentDeviates,
  developmentLevel,
  fiveMark,
  ironDose,
  isFontanelleUnusual,
  isRicketsSuspected,
  isToothingLate,
  isVisionAbnormal,
  vitaminDDose,
  vitaminDStatus,
  warningSignAge,
} from './child-health.rules.ts';
import { developmentQuotient } from './child-rules.ts';

describe('health', () => {
  it.each([
    [109, 18, 'mild'],
    [110, 8, undefined],
    [89, 30, 'moderate'],
    [59, 12, 'severe'],
    [90, 12, 'mild'],
    [60, 12, 'moderate'],
  ])('haemoglobin %d at %d months: %s', (value, months, degree) =>
    expect(childAnaemia(value, months)?.degree).toBe(degree),
  );
  it('may follow WS/T 441, the altitude and the first months', () => {
    expect([childAnaemia(112, 66)?.anaemic, childAnaemia(112, 66, { standard: 'wst-441' })?.anaemic]).toEqual([
      false,
      true,
    ]);
    expect([
      childAnaemia(114.3, 18, { altitude: 1000 })?.anaemic,
      childAnaemia(114.4, 18, { altitude: 1000 })?.anaemic,
      childAnaemia(110, 18, { altitude: 999 })?.anaemic,
    ]).toEqual([true, false, false]);
    expect([
      childAnaemiaLimit(0, 27),
      childAnaemiaLimit(0, 28),
      childAnaemiaLimit(3, 100),
      childAnaemiaLimit(4, 120),
      childAnaemiaLimit(6, 180),
      childAnaemiaLimit(84, 0),
    ]).toEqual([145, 90, 90, 100, 110, undefined]);
    expect(childAnaemia(89, 3)).toEqual({ anaemic: true });
    expect(ironDose(10.4)).toEqual({ low: 10.4, high: 20.8 });
  });
  it('suspects rickets by signs, or two symptoms without vitamin D', () => {
    expect([
      isRicketsSuspected(['2', '3'], ['1'], 0),
      isRicketsSuspected(['2', '3'], [], 400),
      isRicketsSuspected(['2'], [], 0),
      isRicketsSuspected([], ['7'], 400),
      isRicketsSuspected(['2', '3'], [], undefined),
    ]).toEqual([true, false, false, true, false]);
    expect([29.9, 30, 50, 50.1].map(vitaminDStatus)).toEqual([
      'deficient',
      'insufficient',
      'insufficient',
      'sufficient',
    ]);
    expect([vitaminDDose(2, true), vitaminDDose(3, true), vitaminDDose(24, false)]).toEqual([
      { low: 800, high: 1000 },
      { low: 400, high: 400 },
      undefined,
    ]);
  });
  it('refers for any warning sign', () => {
    expect([
      developmentDeviates(['0']),
      developmentDeviates(['2']),
      developmentDeviates([]),
      developmentDeviates(undefined),
    ]).toEqual([false, true, undefined, undefined]);
    expect([2, 3, 7, 40, 80].map(warningSignAge)).toEqual([undefined, 3, 6, 36, 72]);
  });
  it.each([
    [0.6, 0.6, 48, false],
    [0.5, 0.6, 48, true],
    [0.8, 0.8, 60, false],
    [0.7, 0.8, 60, true],
    [0.8, 1, 60, false],
    [0.6, 1, 48, true],
    [undefined, 0.4, 48, true],
    [undefined, 1, 48, undefined],
    [0.3, 0.3, 40, undefined],
  ])('sight %s / %s at %d months: %s', (left, right, months, abnormal) =>
    expect(isVisionAbnormal(left, right, months)).toBe(abnormal),
  );
  it('writes five marks', () => expect([0.6, 0.8, 1, 0.1].map(fiveMark)).toEqual([4.8, 4.9, 5, 4]));
  it('watches fontanelle and teeth', () => {
    expect([
      isFontanelleUnusual(true, 5),
      isFontanelleUnusual(true, 6),
      isFontanelleUnusual(false, 24),
      isFontanelleUnusual(false, 25),
    ]).toEqual([true, false, false, true]);
    expect([isToothingLate(0, 12), isToothingLate(0, 13), isToothingLate(1, 13)]).toEqual([false, true, false]);
  });
  it.each([
    [131, '优秀'],
    [130, '良好'],
    [110, '良好'],
    [109, '中等'],
    [80, '中等'],
    [79, '临界偏低'],
    [70, '临界偏低'],
    [69, '智力发育障碍'],
  ])('DQ %d: %s', (quotient, level) => expect(developmentLevel(quotient)).toBe(level));
  it('works out the DQ from all five areas', () => {
    const areas = {
      grossMotorMentalAge: 10,
      fineMotorMentalAge: 11,
      adaptiveMentalAge: 12,
      languageMentalAge: 10.5,
      socialMentalAge: 11,
      actualAgeMonths: 12,
    };
    expect(developmentQuotient(areas)).toEqual({ mentalAge: 10.9, developmentQuotient: 91, dqLevel: '中等' });
    expect(developmentQuotient({ ...areas, socialMentalAge: '' })).toEqual({});
  });
});
