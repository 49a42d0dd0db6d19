import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, calendarDay, type JsonObject } from '../../shared/index.ts';
import { bloodPressureStatistics } from './blood-pressure-statistics.rules.ts';
import { glucoseStatistics } from './glucose-statistics.rules.ts';
import { dailySwings, glucoseTrend, mealRises, type GlucoseReading } from './glucose-trend.rules.ts';
import {
  bySession,
  morningSurge,
  nightFall,
  pressureStatistics,
  withoutFirstDay,
  type PressureReading,
} from './pressure-statistics.rules.ts';
import { deviation, meanOf, meanReaches, variation } from './series.ts';
import { sentJson } from '../../forms/testing/index.ts';

const start = calendarDay(2026, 3, 1);
const MORNINGS = [
  [142, 88],
  [138, 86],
  [146, 90],
  [140, 84],
  [136, 85],
  [144, 89],
  [139, 87],
] as const;
const EVENINGS = [
  [132, 80],
  [130, 82],
  [136, 84],
  [128, 78],
  [134, 83],
  [131, 80],
  [133, 81],
] as const;
const at = (
  day: number,
  time: string,
  [systolic, diastolic]: readonly [number, number],
  slot: string,
): PressureReading => ({ at: `${addDays(start, day)}T${time}`, on: addDays(start, day), systolic, diastolic, slot });
const week = MORNINGS.flatMap((morning, day) => [
  at(day, '07:00', morning, '1'),
  at(day, '21:00', EVENINGS[day]!, '4'),
]);

describe('a week of blood pressure', () => {
  const sessions = bySession(week);
  it('is what the reference worked out', () => {
    expect(pressureStatistics(sessions)).toEqual({
      n: 14,
      mean: { systolic: 136.4, diastolic: 84.1 },
      deviation: { systolic: 5.42, diastolic: 3.65 },
      variation: { systolic: 4, diastolic: 4.3 },
      controlRate: 42.9,
      load: 57.1,
      realVariability: 8.69,
      morning: { systolic: 140.7, diastolic: 87 },
      evening: { systolic: 132, diastolic: 81.1 },
      morningEveningDifference: 8.7,
      raisedDifference: false,
      morningEveningAverage: 136.4,
      morningHypertension: true,
    });
    // The reference prints 136.2 after leaving out the first day: 1635 / 12 is exactly 136.25, half up 136.3.
    expect(pressureStatistics(withoutFirstDay(sessions)).mean).toEqual({ systolic: 136.3, diastolic: 84.1 });
  });
  it('keeps the first day where only one other is left', () => {
    expect(withoutFirstDay(sessions.slice(0, 4))).toHaveLength(4);
    expect(withoutFirstDay(sessions.slice(0, 6))).toHaveLength(4);
  });
  it('has no deviation of one, and nothing of none', () => {
    expect(pressureStatistics(sessions.slice(0, 1))).not.toHaveProperty('deviation');
    expect(pressureStatistics([])).toEqual({ n: 0 });
  });
  it('counts one sitting once, by its mean', () => {
    const sitting = [
      at(0, '07:00', [140, 90], '1'),
      at(0, '07:01', [134, 80], '1'),
      at(0, '07:02', [131, 82], '1'),
    ].map((one) => ({ ...one, groupId: 'a' }));
    expect(
      bySession([...sitting, at(0, '21:00', [120, 70], '4')]).map(({ systolic, diastolic }) => [systolic, diastolic]),
    ).toEqual([
      [135, 84],
      [120, 70],
    ]);
    expect(pressureStatistics(bySession(sitting)).controlRate).toBe(0);
  });
  it('raises the morning surge from 35 on', () => {
    expect(morningSurge([118, 116, 121, 112, 115, 119, 124], [148, 152, 150, 154])).toEqual({
      surge: 35,
      raised: true,
    });
    expect(morningSurge([118, 116, 121, 112, 115, 119, 124], [148, 152, 150, 153])?.raised).toBe(false);
    expect([morningSurge([], [1]), morningSurge([110], [150])]).toEqual([undefined, { surge: 40, raised: true }]);
  });
  it.each([
    [100, 79, 'extreme-dipper'],
    [100, 80, 'dipper'],
    [100, 90, 'dipper'],
    [100, 91, 'non-dipper'],
    [100, 100, 'non-dipper'],
    [100, 101, 'reverse-dipper'],
  ])('by day %i, at night %i: %s', (day, night, pattern) => {
    expect(nightFall(day, night)?.pattern).toBe(pattern);
  });
  it('fills the patient’s form', () => {
    const readings = week.map(({ at: measuredAt, systolic, diastolic, slot }) => ({
      measuredAt,
      systolic,
      diastolic,
      timeSlot: slot!,
    }));
    expect(bloodPressureStatistics({ readings, today: '2026-03-07' })).toEqual({
      latest: '133/81 mmHg（2026-03-07 21:00）',
      average7d: '136.4/84.1',
      average30d: '136.4/84.1',
      controlRate30d: 42.9,
      sd30d: 5.42,
      morningMean: '140.7/87.0',
      eveningMean: '132.0/81.1',
      morningEveningDifference: 8.7,
      lastWarning: '3级：血压连续 3 天高于目标，当日联系',
    });
    expect(bloodPressureStatistics({ readings, today: '2026-05-07' })).toEqual({
      latest: '133/81 mmHg（2026-03-07 21:00）',
    });
    expect(bloodPressureStatistics({ readings: [], today: '2026-05-07' })).toEqual({});
  });
  it.each([
    ['two days', ['2026-03-06', '2026-03-07'], '2级：血压高于目标，3 日内联系'],
    ['three days with a gap', ['2026-03-04', '2026-03-06', '2026-03-07'], '2级：血压高于目标，3 日内联系'],
    ['three days running', ['2026-03-05', '2026-03-06', '2026-03-07'], '3级：血压连续 3 天高于目标，当日联系'],
    ['across the edge of the week', ['2026-02-27', '2026-02-28', '2026-03-01'], '3级：血压连续 3 天高于目标，当日联系'],
  ])('above the aim on %s', (_, days, expected) => {
    const high = days.map((on) => ({ measuredAt: `${on}T07:00`, systolic: 140, diastolic: 80 }));
    expect(bloodPressureStatistics({ readings: high, today: '2026-03-07' })['lastWarning']).toBe(expected);
  });
});

const VALUES = [6.8, 9.6, 6.1, 10.4, 5.9, 11.2, 7.4, 3.7, 7.2, 8.9, 6.4, 9.8, 6.6, 13.9, 8.1];
const reading = (value: number, index: number, more: Partial<GlucoseReading> = {}): GlucoseReading => ({
  at: `${addDays(start, Math.floor(index / 7))}T${String(7 + (index % 7) * 2).padStart(2, '0')}:00`,
  on: addDays(start, Math.floor(index / 7)),
  value,
  timePoint: String((index % 7) + 1),
  ...more,
});
const readings = VALUES.map((value, index) => reading(value, index));

describe('two days of glucose', () => {
  it('is what the reference worked out', () => {
    expect(glucoseTrend(readings)).toEqual({
      n: 15,
      mean: 8.13,
      deviation: 2.54,
      variation: 31.3,
      unstable: false,
      inRange: 73.3,
      below: 6.7,
      farBelow: 0,
      above: 20,
      farAbove: 0,
      range: 10.2,
      estimatedHba1c: 6.74,
    });
  });
  it('gives no shares of fewer than seven', () => {
    expect(glucoseTrend(readings.slice(0, 6))).not.toHaveProperty('inRange');
    expect(glucoseTrend(readings.slice(0, 7)).inRange).toBe(71.4);
    expect(glucoseTrend([])).toEqual({ n: 0 });
  });
  it('counts Lo and Hi among the shares, not in the means', () => {
    const trend = glucoseTrend([...readings, reading(33.3, 20, { outOfRange: true })]);
    expect([trend.mean, trend.farAbove, trend.n]).toEqual([8.13, 6.3, 16]);
  });
  it('tells swings of a day and rises of a meal', () => {
    expect([...dailySwings(readings)]).toEqual([
      ['2026-03-01', 5.3],
      ['2026-03-02', 10.2],
    ]);
    expect(mealRises(readings.slice(0, 7))).toEqual([
      { meal: 'breakfast', rise: 2.8, onTarget: false },
      { meal: 'lunch', rise: 4.3, onTarget: false },
      { meal: 'supper', rise: 5.3, onTarget: false },
    ]);
  });
  it('fills the patient’s form', () => {
    const rows = readings.map(({ at: measuredAt, value, timePoint }) => ({ measuredAt, value, timePoint }));
    expect(
      glucoseStatistics({
        readings: [...rows, { measuredAt: '2026-02-01T07:00', value: 7, timePoint: '1', hba1c: 7.2 }],
        today: '2026-03-03',
      }),
    ).toEqual({
      latest: '8.1 mmol/L（2026-03-03 07:00）',
      fastingMean: 6.2,
      postprandialMean: 8.57,
      inRangeRate: 73.3,
      lowRate: 6.7,
      highRate: 20,
      sd: 2.54,
      cv: 31.3,
      estimatedHba1c: 6.74,
      lastHba1c: 7.2,
      lastWarning: '1级低血糖（3级：补糖后复测，当日联系）',
      sevenPointProfile: '2026-03-02：3.7、7.2、8.9、6.4、9.8、6.6、13.9',
    });
    expect(glucoseStatistics({ readings: rows })).toEqual({});
  });
});

describe('means', () => {
  it('round by the exact value, and judge by it', () => {
    expect([
      meanOf([0.1, 0.2], 2),
      meanOf([], 1),
      meanReaches([134.9, 135.1], 135),
      meanReaches([134.9, 135.09], 135),
      meanReaches([], 1),
    ]).toEqual([0.15, undefined, true, false, undefined]);
  });
  it('lie between the ends, and shares make up the whole', () => {
    const value = fc.integer({ min: 70, max: 220 });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(value, fc.integer({ min: 40, max: 120 })), { minLength: 1, maxLength: 20 }),
        (pairs) => {
          const { mean, controlRate, load } = pressureStatistics(
            pairs.map((pair, index) => at(index, '07:00', pair, '1')),
          );
          expect(mean!.systolic).toBeGreaterThanOrEqual(Math.min(...pairs.map(([systolic]) => systolic)));
          expect(mean!.systolic).toBeLessThanOrEqual(Math.max(...pairs.map(([systolic]) => systolic)));
          expect(Math.abs(controlRate! + load! - 100)).toBeLessThan(0.11);
        },
      ),
    );
  });
  it('say nothing of the spread of numbers too large to be squared', () => {
    const readings = [1.4e154, 1, 5].map((value) => ({ measuredAt: '2026-03-01T07:00', value }));
    const json = glucoseStatistics({ readings, today: '2026-03-02' } as JsonObject);
    expect(JSON.parse(JSON.stringify(json))).toEqual(json);
    expect([deviation([1.4e154, 1]), variation([1.4e154, 1]), variation([1e150, -1e150, 1e-200])]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
  it('never throw on senseless readings, and stay JSON', () => {
    const row = fc.dictionary(
      fc.constantFrom('measuredAt', 'systolic', 'diastolic', 'value', 'timePoint', 'groupId', 'hba1c', 'valid'),
      fc.oneof(sentJson, fc.constant('2026-03-01T07:00'), fc.integer({ min: 1, max: 200 })),
    );
    fc.assert(
      fc.property(fc.oneof(fc.array(row, { maxLength: 8 }), sentJson), (rows) => {
        for (const rule of [bloodPressureStatistics, glucoseStatistics]) {
          const json = rule({ readings: rows, today: '2026-03-02' } as JsonObject);
          expect(JSON.parse(JSON.stringify(json))).toEqual(json);
        }
      }),
    );
  });
});
