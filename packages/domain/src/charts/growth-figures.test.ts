import { beforeAll, describe, expect, it } from 'vitest';
import { loadGrowthPercentiles } from '../maternal-child/growth/growth-monitoring.rules.ts';
import { loadWhoGrowth } from '../maternal-child/growth/growth-lms.rules.ts';
import type { CalendarDay } from '../shared/index.ts';
import { wordsOfMoment } from './figure.ts';
import { growthAge, growthFigure, type GrowthChild } from './growth-figures.rules.ts';
import { nationalReference, whoReference, type GrowthReference } from './growth-reference.rules.ts';

const day = (text: string): CalendarDay => text as CalendarDay;
const boy: GrowthChild = { sex: 'male', birthDate: day('2025-03-03') };
let national: GrowthReference;
let who: GrowthReference;
beforeAll(async () => {
  national = nationalReference(await loadGrowthPercentiles());
  who = whoReference(await loadWhoGrowth());
});

describe('the age a child is drawn at', () => {
  it.each([
    ['2025-03-03', 0, 0],
    ['2025-11-03', 8, 8],
    ['2025-11-18', 8, 8.5],
  ])('%s: %d completed months', (on, months, exact) => {
    const age = growthAge(boy, day(on));
    expect(age).toMatchObject({ months, corrected: false });
    expect(age?.exact).toBeCloseTo(exact, 5);
  });
  it('is corrected for a preterm child until 24 months, and unknown before the day it was due', () => {
    const preterm = { ...boy, gestationalDays: 34 * 7 };
    expect(growthAge(preterm, day('2025-11-03'))).toMatchObject({ actual: 8, months: 6, corrected: true });
    expect(growthAge(preterm, day('2027-03-03'))).toMatchObject({ months: 24, corrected: false });
    expect(growthAge(preterm, day('2025-04-01'))).toBeUndefined();
  });
  it('is told beside the actual one', () => {
    const preterm = { ...boy, gestationalDays: 34 * 7 };
    const figure = growthFigure('weight-for-age', national, {
      child: preterm,
      visits: [{ on: day('2025-11-03'), weight: 8, now: true }],
    });
    expect(figure.moments.map(({ at }) => at)).toEqual(['8月龄（矫正6月龄）']);
  });
});

describe('a growth curve', () => {
  it('says a visit as a doctor would', () => {
    const figure = growthFigure('weight-for-age', national, {
      child: boy,
      visits: [{ on: day('2025-11-03'), weight: 9.3, now: true }],
    });
    expect(figure.moments.map((moment) => wordsOfMoment(figure, moment))).toEqual([
      '2025-11-03 8月龄 体重 9.3 kg，P50–P75',
    ]);
  });
  it.each([
    [6.9, '< P3', 'below'],
    [9, 'P25–P50', undefined],
    [12, '≥ P97', 'above'],
  ])('places %d kg at 8 months: %s', (weight, place, beyond) => {
    const { moments } = growthFigure('weight-for-age', national, {
      child: boy,
      visits: [{ on: day('2025-11-03'), weight }],
    });
    expect([moments[0]?.place, moments[0]?.beyond]).toEqual([place, beyond]);
  });
  it('has the lines of the standard in order, P50 being the middle one', () => {
    const { curves, source } = growthFigure('weight-for-age', national, { child: boy, visits: [] });
    expect(curves.map(({ label, middle }) => (middle ? `*${label}` : label))).toEqual([
      'P3',
      'P10',
      '*P50',
      'P90',
      'P97',
    ]);
    const atBirth = curves.map(({ points }) => points[0]?.[1]);
    expect(atBirth).toEqual([2.8, 3, 3.5, 4, 4.2]);
    expect(source).toBe('WS/T 423-2022 男童');
  });
  it.each([
    ['2025-04-10', 0, 6],
    ['2025-11-03', 0, 12],
    ['2026-09-03', 0, 24],
    ['2029-09-03', 36, 60],
    ['2031-01-03', 36, 84],
  ])('on %s shows months %d to %d', (on, from, to) => {
    const { axis } = growthFigure('weight-for-age', national, {
      child: boy,
      visits: [{ on: day(on), weight: 9, now: true }],
    });
    expect(axis).toEqual({ kind: 'months', from, to });
  });
  it('keeps the birth in view of a child under three', () => {
    const visits = [
      { on: boy.birthDate, weight: 3.4 },
      { on: day('2026-09-03'), weight: 11 },
    ];
    expect(growthFigure('weight-for-age', national, { child: boy, visits }).moments).toHaveLength(2);
  });
  it('takes weight by length before 24 months only, and BMI by age afterwards', () => {
    const visits = [
      { on: day('2025-11-03'), weight: 8.8, length: 71 },
      { on: day('2028-03-03'), weight: 15, length: 98 },
    ];
    const byLength = growthFigure('weight-for-length', national, { child: boy, visits });
    expect(byLength.moments.map(({ x, at }) => [x, at])).toEqual([[71, '身长 71.0 cm']]);
    const bmi = growthFigure('bmi-for-age', national, { child: boy, visits });
    expect([bmi.axis.from, bmi.moments.map(({ values }) => values[0])]).toEqual([24, [15.6]]);
  });
  it('takes 0.7 cm more for a length that was measured standing', () => {
    const visit = { on: day('2025-11-03'), weight: 8.8, length: 70.3 };
    const at = (position: 'lying' | 'standing') =>
      growthFigure('weight-for-length', national, { child: boy, visits: [{ ...visit, position }] }).moments[0]?.x;
    expect([at('lying'), at('standing')]).toEqual([70.3, 71]);
  });
});

describe('the printed chart of the WHO', () => {
  it('has P3, P15, P50, P85, P97 for the whole of three years', () => {
    const figure = growthFigure('length-for-age', who, { child: boy, visits: [], window: { from: 0, to: 36 } });
    expect(figure.curves.map(({ label }) => label)).toEqual(['P3', 'P15', 'P50', 'P85', 'P97']);
    for (const { points } of figure.curves) expect([points[0]?.[0], points.at(-1)?.[0]]).toEqual([0, 36]);
    expect(figure.curves[2]?.points[0]?.[1]).toBeCloseTo(49.8842, 3);
  });
  it.each([
    [8, 'P3–P15'],
    [9.6, 'P15–P50'],
    [9.7, 'P50–P85'],
    [7.7, '< P3'],
  ])('places %d kg at 12 months: %s', (weight, place) => {
    const { moments } = growthFigure('weight-for-age', who, {
      child: boy,
      visits: [{ on: day('2026-03-03'), weight }],
    });
    expect(moments[0]?.place).toBe(place);
  });
});
