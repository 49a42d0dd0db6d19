import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../shared/index.ts';
import {
  defaultAim,
  HOME_LIMITS,
  meanArterialPressure,
  pressureDefects,
  pressureFlags,
  pressureWarning,
  raisedWarning,
  timeSlotOf,
} from './home-blood-pressure.rules.ts';
import { glucoseFromMgdl, glucoseReadingWarning as warningOf, timePointOf } from './home-glucose.rules.ts';
import { bloodPressureWarning, glucoseWarning } from './home-reading.rules.ts';
import { GLUCOSE_VECTORS, PRESSURE_VECTORS } from './home-reading.vectors.data.ts';
import { sentJson } from '../../forms/testing/index.ts';

describe('blood pressure at home', () => {
  it.each(PRESSURE_VECTORS)('%i/%i: level %i, %s', (systolic, diastolic, level, code) => {
    expect(pressureWarning(systolic, diastolic, HOME_LIMITS)).toEqual({ level, code });
    expect(bloodPressureWarning({ systolic, diastolic, measurementSource: '2' })).toMatchObject({ level, code });
  });
  it('is judged by the standard in the consulting room, by age', () => {
    const level = (age: number | undefined, systolic: number) =>
      bloodPressureWarning({ systolic, diastolic: 80, measurementSource: '1', ...(age === undefined ? {} : { age }) })[
        'level'
      ];
    expect([
      level(64, 139),
      level(64, 140),
      level(65, 149),
      level(65, 150),
      level(undefined, 130),
      level(undefined, 170),
    ]).toEqual([0, 2, 0, 2, undefined, 3]);
    expect([defaultAim('home', undefined), defaultAim('office', undefined)]).toEqual([HOME_LIMITS, undefined]);
  });
  it('takes the resident’s own aims', () => {
    expect(
      bloodPressureWarning({ systolic: 131, diastolic: 79, measurementSource: '2', homeTargetSystolic: 130 }),
    ).toMatchObject({ code: 'high-1' });
    expect(
      bloodPressureWarning({ systolic: 141, diastolic: 79, measurementSource: '1', age: 50, targetSystolic: 150 }),
    ).toMatchObject({ code: 'normal' });
  });
  it('knows a crisis from one side, and nothing else', () => {
    expect([
      pressureWarning(180, undefined, HOME_LIMITS)?.level,
      pressureWarning(undefined, 110, HOME_LIMITS)?.level,
      pressureWarning(170, undefined, HOME_LIMITS),
    ]).toEqual([4, 4, undefined]);
  });
  it.each([
    [120, 80, [], []],
    [301, 80, [], ['out-of-range']],
    [100, 91, [], ['pulse-pressure']],
    [100, 90, [], []],
    [120, 80, ['0', '1', '2'], ['moved', 'cuff-loose']],
    [39, 19, [], ['out-of-range']],
  ])('%i/%i with %j has the defects %j', (systolic, diastolic, statusFlags, defects) => {
    expect(pressureDefects(systolic, diastolic, statusFlags)).toEqual(defects);
    expect('level' in bloodPressureWarning({ systolic, diastolic, statusFlags, measurementSource: '2' })).toBe(
      defects.length === 0,
    );
  });
  it('notes pulse and pulse pressure beside the warning, and an emergency', () => {
    expect(pressureFlags({ systolic: 140, diastolic: 80, pulseRate: 49 })).toEqual([
      'wide-pulse-pressure',
      'slow-pulse',
    ]);
    expect(pressureFlags({ systolic: 139, diastolic: 80, pulseRate: 101, irregularPulse: true })).toEqual([
      'fast-pulse',
      'irregular-pulse',
    ]);
    expect(pressureFlags({ pulseRate: 100 })).toEqual([]);
    expect(
      bloodPressureWarning({ systolic: 185, diastolic: 100, measurementSource: '2', symptoms: ['7'] }),
    ).toMatchObject({ emergency: true });
    expect(
      bloodPressureWarning({ systolic: 185, diastolic: 100, measurementSource: '2', symptoms: ['2'] }),
    ).not.toHaveProperty('emergency');
  });
  it('raises high-1 on its third day running', () => {
    const warning = { level: 2, code: 'high-1' } as const;
    expect(raisedWarning(warning, ['high-1', 'high-1', 'high-1']).level).toBe(3);
    expect(raisedWarning(warning, ['normal', 'high-1', 'high-1']).level).toBe(2);
    expect(raisedWarning({ level: 0, code: 'normal' }, ['high-1', 'high-1', 'high-1']).level).toBe(0);
  });
  it('places clock times and works out the mean pressure', () => {
    expect([4, 5, 9, 10, 12, 19, 20, 23].map(timeSlotOf)).toEqual(['5', '1', '1', '2', '3', '3', '4', '4']);
    expect(meanArterialPressure(138, 88)).toBe(104.7);
  });
  it('never grows milder with a higher pressure from 90/60 on', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 90, max: 220 }),
        fc.integer({ min: 60, max: 130 }),
        fc.nat(60),
        fc.nat(40),
        (systolic, diastolic, more, moreLow) => {
          expect(pressureWarning(systolic + more, diastolic + moreLow, HOME_LIMITS)!.level).toBeGreaterThanOrEqual(
            pressureWarning(systolic, diastolic, HOME_LIMITS)!.level,
          );
        },
      ),
    );
  });
});

describe('glucose at home', () => {
  it.each(GLUCOSE_VECTORS)('%f mmol/L, before a meal %s: level %i, %s', (value, premeal, level, code) => {
    expect(warningOf({ value, premeal })).toEqual({ level, code });
    expect(glucoseWarning({ value, timePoint: premeal ? '3' : '2' })).toMatchObject({ level, code });
  });
  it('shows Lo and Hi, and helplessness, as critical', () => {
    expect([
      glucoseWarning({ outOfRange: '1' })['code'],
      glucoseWarning({ outOfRange: '2' })['code'],
      glucoseWarning({ value: 5, timePoint: '1', symptoms: ['6'] })['code'],
    ]).toEqual(['hypo-2', 'critical-high', 'hypo-3']);
    expect(warningOf({ value: 20, helpless: true })).toEqual({ level: 4, code: 'critical-high' });
  });
  it('leaves open what hangs on an unknown time point', () => {
    expect([
      warningOf({ value: 8 }),
      warningOf({ value: 4 }),
      warningOf({ value: 6 })?.code,
      warningOf({ value: 12 })?.code,
      warningOf({ value: 2 })?.code,
    ]).toEqual([undefined, undefined, 'in-target', 'high', 'hypo-2']);
  });
  it('follows individual aims, and the lower limit of people without diabetes', () => {
    expect(glucoseWarning({ value: 7.5, timePoint: '1', fastingTargetHigh: 8 })['code']).toBe('in-target');
    expect(glucoseWarning({ value: 9, timePoint: '2', postprandialTargetHigh: 9 })['code']).toBe('high');
    expect([
      warningOf({ value: 2.8, premeal: true, treated: false })?.code,
      warningOf({ value: 2.7, premeal: true, treated: false })?.code,
    ]).toEqual(['in-target', 'hypo-2']);
  });
  it('says nothing of invalid readings and control solutions', () => {
    expect([
      glucoseWarning({ value: 20, valid: false }),
      glucoseWarning({ value: 20, controlSolution: true }),
      glucoseWarning({ value: 20, sampleSite: '4' }),
    ]).toEqual([{}, {}, {}]);
  });
  it.each([
    [126, 7],
    [70, 3.9],
    [250, 13.9],
    [300, 16.7],
  ])('%i mg/dL is %f mmol/L before it is judged', (mgdl, mmol) => {
    expect(glucoseFromMgdl(mgdl)).toBe(mmol);
  });
  it('takes the time point of the device’s meal and clock', () => {
    expect([
      timePointOf(3, 13),
      timePointOf(1, 5),
      timePointOf(2, 9),
      timePointOf(1, 10),
      timePointOf(2, 14),
      timePointOf(1, 15),
      timePointOf(2, 20),
      timePointOf(1, 21),
      timePointOf(5, 22),
      timePointOf(4, 8),
      timePointOf(undefined, 3),
      timePointOf(undefined, 6),
    ]).toEqual(['1', '1', '2', '3', '4', '5', '6', '0', '7', '0', '8', '0']);
  });
  it('never throws on senseless answers, and stays JSON', () => {
    const keys = [
      'value',
      'timePoint',
      'outOfRange',
      'symptoms',
      'valid',
      'systolic',
      'diastolic',
      'measurementSource',
      'statusFlags',
      'age',
      'targetSystolic',
    ];
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...keys), sentJson), (input) => {
        for (const json of [glucoseWarning(input as JsonObject), bloodPressureWarning(input as JsonObject)])
          expect(JSON.parse(JSON.stringify(json))).toEqual(json);
      }),
      { numRuns: 300 },
    );
  });
});
