import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, calendarDay, daysBetween } from '../../shared/index.ts';
import { glucoseDetail, judged } from './glucose-detail.rules.ts';
import type { HomeGlucose, HomePlan, HomePressure } from './home-file.ts';
import { homeSpan, readingsWithin, type HomeAsked } from './home-range.rules.ts';
import { measureCompliance } from './measure-compliance.rules.ts';
import { changeSince, pressureDetail } from './pressure-detail.rules.ts';

const today = calendarDay(2026, 6, 15);
const month: HomeAsked = { today, days: 30, sources: [] };
const plan: HomePlan = { id: 'plan', state: '1', daysPerWeek: 7, slots: ['1', '4'] };

const pressure = (back: number, slot: '1' | '4', systolic: number, diastolic: number, rest = {}): HomePressure => ({
  id: `p${back}-${slot}-${systolic}`,
  at: `${addDays(today, -back)}T${slot === '1' ? '07' : '21'}:00:00`,
  source: '2',
  handled: false,
  ...{ systolic, diastolic, slot },
  ...rest,
});
/** The worked example of the reference (section 1.3). */
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
const example = [
  ...MORNINGS.map(([high, low], at) => pressure(6 - at, '1', high, low)),
  ...EVENINGS.map(([high, low], at) => pressure(6 - at, '4', high, low)),
];

describe('the page of a blood pressure', () => {
  it('says what the reference works out for its week', () => {
    const { now, slots, days, compliance, before } = pressureDetail(example, { ...month, days: 7 }, plan);
    expect(now).toMatchObject({ n: 14, mean: { systolic: 136.4, diastolic: 84.1 }, controlRate: 42.9 });
    expect(now.morningEveningDifference).toBe(8.7);
    // 140.71 mmHg of the mornings prints as 141; 86.98 reaches its aim, 81.14 of the evenings does not.
    expect(slots['1']).toEqual({ systolic: 141, diastolic: 87, n: 7, high: [true, true] });
    expect(slots['4']).toMatchObject({ systolic: 132, diastolic: 81, high: [false, false] });
    expect(days.map(({ on }) => on)).toEqual(Array.from({ length: 7 }, (_, back) => addDays(today, -back)));
    expect([compliance, before.n]).toEqual([100, 0]);
  });
  it('counts the readings of one sitting once, and tells how many there were', () => {
    const sitting = { groupId: 'g' };
    const twice = [pressure(0, '1', 140, 90, sitting), pressure(0, '1', 130, 80, sitting), pressure(0, '1', 150, 92)];
    const [day] = pressureDetail(twice, month, undefined).days;
    expect(day?.slots['1']).toEqual({ systolic: 143, diastolic: 89, n: 2, high: [true, true] });
  });
  it('tells the mark by the mean, not by what it prints as', () => {
    // 134.67 prints as 135 and stays below the aim of 135.
    const three = [134, 135, 135].map((high) => pressure(0, '1', high, 70, { id: String(high) }));
    expect(pressureDetail(three, month, undefined).days[0]?.mean).toMatchObject({
      systolic: 135,
      high: [false, false],
    });
  });
  it('goes by the aims of the plan', () => {
    const detail = pressureDetail([pressure(0, '1', 132, 70)], month, { ...plan, homeSystolic: 130 });
    expect([detail.aim.systolic, detail.now.controlRate]).toEqual([130, 0]);
  });
  it('shows whose warning asks for somebody, newest first, and the gravest of the week', () => {
    const rows = [
      pressure(1, '1', 150, 90, { level: 2 }),
      pressure(2, '1', 170, 90, { level: 3 }),
      pressure(9, '1', 190, 90, { level: 4 }),
      pressure(0, '1', 120, 70, { level: 0 }),
    ];
    const detail = pressureDetail(rows, month, undefined);
    expect(detail.warnings.map(({ systolic }) => systolic)).toEqual([150, 170, 190]);
    expect(detail.gravest?.systolic).toBe(170);
    expect(detail.days.map(({ level }) => level)).toEqual([0, 2, 3, 4]);
  });
});

const glucose = (back: number, timePoint: string, value: number, rest = {}): HomeGlucose => ({
  id: `g${back}-${timePoint}-${value}`,
  at: `${addDays(today, -back)}T0${timePoint}:00:00`,
  source: '2',
  handled: false,
  ...{ value, timePoint },
  ...rest,
});

describe('the page of a glucose', () => {
  it('has the profile, the last day with seven points and means of both kinds', () => {
    const day = ['1', '2', '3', '4', '5', '6', '7'].map((point, at) => glucose(3, point, 5 + at));
    const detail = glucoseDetail([...day, glucose(1, '1', 8)], month, undefined);
    expect(detail.seven).toEqual({ on: addDays(today, -3), values: [5, 6, 7, 8, 9, 10, 11] });
    expect(detail.profile).toEqual([6.5, 6, 7, 8, 9, 10, 11]);
    expect(detail.now).toMatchObject({ n: 8, fasting: 6.5, afterMeal: 8 });
    expect(detail.days[1]?.points['1']?.map(({ value }) => value)).toEqual([5]);
  });
  it('keeps what the meter could not show out of the means, and marks it', () => {
    const rows = [glucose(0, '1', 6), glucose(1, '1', 33.3, { outOfRange: 'high' })];
    const detail = glucoseDetail(rows, month, undefined);
    expect([detail.now.fasting, detail.values[0]?.code, detail.values[0]?.beyond]).toEqual([
      6,
      'critical-high',
      'above',
    ]);
  });
  it.each([
    ['1', 7, undefined],
    ['1', 7.1, 'above'],
    ['2', 9.9, undefined],
    ['2', 10, 'above'],
    ['2', 3.8, 'below'],
    ['1', 3.9, undefined],
  ] as const)('judges %s of %d as %s', (timePoint, value, beyond) =>
    expect(judged(glucose(0, timePoint, value), { low: 4.4, high: 7, meal: 10 }).beyond).toBe(beyond),
  );
});

describe('any readings', () => {
  const anyPressure = fc.array(
    fc
      .record({
        back: fc.integer({ min: -2, max: 130 }),
        slot: fc.constantFrom('0', '1', '2', '3', '4', '5'),
        systolic: fc.integer({ min: 60, max: 220 }),
        gap: fc.integer({ min: 10, max: 60 }),
        source: fc.constantFrom('1', '2', '3', '5'),
        level: fc.constantFrom(undefined, 0, 2, 3, 4),
        groupId: fc.constantFrom(undefined, 'a', 'b'),
      })
      .map(({ back, systolic, gap, level, groupId, ...rest }): HomePressure => ({
        ...pressure(back, '1', systolic, systolic - gap),
        ...rest,
        ...(level !== undefined && { level }),
        // A sitting is of one day.
        ...(groupId !== undefined && { groupId: `${groupId}${back}` }),
      })),
    { maxLength: 40 },
  );
  const anyAsked = fc.record({
    days: fc.constantFrom(7, 30, 90),
    sources: fc.subarray(['1', '2', '3', '5']),
  });
  it('stand in one day of one period only', () =>
    fc.assert(
      fc.property(anyPressure, anyAsked, (rows, asked) => {
        const detail = pressureDetail(rows, { today, ...asked }, plan);
        expect(detail.days.reduce((sum, { mean }) => sum + mean.n, 0)).toBe(detail.sessions.length);
        expect(detail.now.n).toBe(detail.sessions.length);
        expect(Object.values(detail.slots).reduce((sum, { n }) => sum + n, 0)).toBe(detail.sessions.length);
        for (const { on } of detail.days) expect(daysBetween(on, today)).toBeLessThan(asked.days);
        // What was before is what was now, so many days ago.
        const then = pressureDetail(rows, { today: addDays(today, -asked.days), ...asked }, plan);
        expect(detail.before).toEqual(then.now);
        expect(detail.compliance).toBeLessThanOrEqual(100);
      }),
    ));
  it('of the ways asked for, and of no others', () =>
    fc.assert(
      fc.property(anyPressure, anyAsked, (rows, asked) => {
        const found = readingsWithin(rows, { today, ...asked });
        const { from, to } = homeSpan({ today, days: asked.days });
        for (const row of rows) {
          const on = row.at.slice(0, 10);
          const wanted = on >= from && on <= to && (asked.sources.length === 0 || asked.sources.includes(row.source));
          expect(found.includes(row)).toBe(wanted);
        }
      }),
    ));
  it('of glucose stand at one point of one day, and marks follow the value', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc
            .tuple(
              fc.integer({ min: 0, max: 40 }),
              fc.constantFrom('0', '1', '2', '5', '8'),
              fc.integer({ min: 10, max: 330 }),
            )
            .map(([back, point, tenths]) => glucose(back, point, tenths / 10)),
          { maxLength: 30 },
        ),
        (rows) => {
          const detail = glucoseDetail(rows, month, undefined);
          const inTable = detail.days.flatMap(({ points }) => Object.values(points).flat());
          expect(inTable).toHaveLength(detail.values.length);
          for (const { value, beyond } of inTable) {
            if (value < 3.9) expect(beyond).toBe('below');
            if (value >= 10) expect(beyond).toBe('above');
          }
        },
      ),
    ));
});

describe('measuring as planned', () => {
  const span = { from: addDays(today, -6), to: today };
  const on = (back: number, slot = '1') => ({ on: addDays(today, -back), slot });
  it.each([
    ['every slot of every day', [0, 1, 2, 3, 4, 5, 6].flatMap((back) => [on(back), on(back, '4')]), {}, 100],
    ['half of them', [0, 1, 2, 3, 4, 5, 6].map((back) => on(back)), {}, 50],
    ['one slot twice', [on(0), on(0)], {}, 7.1],
    ['more than was planned', [0, 1, 2].map((back) => on(back)), { daysPerWeek: 1, slots: ['1'] }, 100],
    ['a slot that was not planned', [on(0, '3')], {}, 0],
    ['from the beginning of the plan on', [on(0), on(0, '4')], { startsOn: today }, 100],
    ['a plan that is to begin', [on(0)], { startsOn: addDays(today, 1) }, undefined],
    ['a plan without days', [on(0)], { daysPerWeek: undefined }, undefined],
  ] as const)('%s', (_, measured, change, expected) =>
    expect(measureCompliance(measured, { ...plan, ...change } as HomePlan, span)).toBe(expected),
  );
});

it('says a change only of what is known twice, exactly', () => {
  expect([changeSince(136.4, 136.1), changeSince(1, undefined), changeSince(undefined, 1)]).toEqual([
    0.3,
    undefined,
    undefined,
  ]);
});
