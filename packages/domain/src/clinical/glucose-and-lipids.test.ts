import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { classifyGlucose, isGestationalDiabetes } from './glucose-state.rules.ts';
import {
  isDyslipidemia,
  isHdlLow,
  isLipoproteinAHigh,
  isPancreatitisRisk,
  lipidLevel,
  nonHdlCholesterol,
} from './lipids.rules.ts';

const tenths = (min: number, max: number) => fc.integer({ min: min * 10, max: max * 10 }).map((value) => value / 10);

describe('state of the glucose metabolism', () => {
  it.each([
    [6, 7.7, 'normal'],
    [6.1, 7.7, 'IFG'],
    [6.9, undefined, 'IFG'],
    [6, 7.8, 'IGT'],
    [6.5, 11, 'IFG+IGT'],
    [7, undefined, 'DM'],
    [6, 11.1, 'DM'],
    [5.5, 7.8, 'IGT'],
    [6.5, 9, 'IFG+IGT'],
    [6.99, 7.79, 'IFG'],
    [undefined, undefined, undefined],
    [undefined, 7.7, undefined],
    [undefined, 7.8, 'IGT'],
  ])('fasting %s, after 2 h %s: %s', (fasting, ogtt2h, state) => {
    expect(classifyGlucose({ fasting, ogtt2h })?.state).toBe(state);
  });
  it('counts HbA1c from 6.5 on, and a random value with symptoms only', () => {
    expect([classifyGlucose({ hba1c: 6.5 })?.state, classifyGlucose({ hba1c: 6.4 })]).toEqual(['DM', undefined]);
    expect([classifyGlucose({ random: 11.1, typicalSymptoms: true })?.state, classifyGlucose({ random: 20 })]).toEqual([
      'DM',
      undefined,
    ]);
  });
  it('wants the line repeated without symptoms, and says that the tolerance is unknown', () => {
    expect(classifyGlucose({ fasting: 7 })).toEqual({ state: 'DM', toleranceUnknown: false, repeatNeeded: true });
    expect(classifyGlucose({ fasting: 7, typicalSymptoms: true })?.repeatNeeded).toBe(false);
    expect(classifyGlucose({ fasting: 6.5 })).toMatchObject({ state: 'IFG', toleranceUnknown: true });
  });
  it('never grows milder with more glucose', () => {
    const order = ['normal', 'IFG', 'IGT', 'IFG+IGT', 'DM'];
    fc.assert(
      fc.property(tenths(3, 15), tenths(3, 20), tenths(0, 5), tenths(0, 5), (fasting, ogtt2h, more, more2h) => {
        const rank = (f: number, o: number) => order.indexOf(classifyGlucose({ fasting: f, ogtt2h: o })!.state);
        expect(rank(fasting + more, ogtt2h)).toBeGreaterThanOrEqual(rank(fasting, ogtt2h));
        expect(rank(fasting, ogtt2h + more2h)).toBeGreaterThanOrEqual(rank(fasting, ogtt2h));
      }),
    );
  });
  it.each([
    [5.1, undefined, undefined, true],
    [5, 10, undefined, true],
    [5, 9.9, 8.5, true],
    [5, 9.9, 8.4, false],
    [5, 9.9, undefined, undefined],
  ])('in pregnancy %s / %s / %s: %s', (fasting, one, two, expected) => {
    expect(isGestationalDiabetes(fasting, one, two)).toBe(expected);
  });
});

describe('lipids', () => {
  it.each([
    ['totalCholesterol', 5.19, 'suitable'],
    ['totalCholesterol', 5.2, 'borderline'],
    ['totalCholesterol', 6.2, 'high'],
    ['totalCholesterol', 6.19, 'borderline'],
    ['ldlCholesterol', 2.59, 'ideal'],
    ['ldlCholesterol', 2.6, 'suitable'],
    ['ldlCholesterol', 3.39, 'suitable'],
    ['ldlCholesterol', 3.4, 'borderline'],
    ['ldlCholesterol', 4.1, 'high'],
    ['triglycerides', 1.69, 'suitable'],
    ['triglycerides', 1.7, 'borderline'],
    ['triglycerides', 2.3, 'high'],
    ['nonHdlCholesterol', 3.39, 'ideal'],
    ['nonHdlCholesterol', 4.2, 'borderline'],
    ['nonHdlCholesterol', 4.9, 'high'],
  ] as const)('%s %s is %s', (lipid, value, level) => {
    expect(lipidLevel(lipid, value)).toBe(level);
  });
  it('subtracts exactly', () => {
    expect([
      nonHdlCholesterol(5.5, 1.3),
      nonHdlCholesterol(6.35, 1.1),
      nonHdlCholesterol(1, 2),
      nonHdlCholesterol(5, undefined),
    ]).toEqual([4.2, 5.25, undefined, undefined]);
  });
  it('knows the limits that stand alone', () => {
    expect([
      isHdlLow(1),
      isHdlLow(0.99),
      isPancreatitisRisk(5.59),
      isPancreatitisRisk(5.6),
      isLipoproteinAHigh(300),
      isLipoproteinAHigh(301),
    ]).toEqual([false, true, false, true, false, true]);
  });
  it('calls it dyslipidaemia by one value, and no dyslipidaemia by all four', () => {
    expect([
      isDyslipidemia({ triglycerides: 2.3 }),
      isDyslipidemia({ hdlCholesterol: 0.9 }),
      isDyslipidemia({ triglycerides: 2.29 }),
    ]).toEqual([true, true, undefined]);
    expect(
      isDyslipidemia({ totalCholesterol: 6.19, ldlCholesterol: 4.09, hdlCholesterol: 1, triglycerides: 2.29 }),
    ).toBe(false);
  });
});
