import {
  pressureFigure,
  growthFigure,
  nationalReference,
  dayOfNumber,
  type Figure,
  type GrowthReference,
} from '@gongwei/domain/charts';
import { loadGrowthPercentiles } from '@gongwei/domain/maternal-child';
import type { CalendarDay } from '@gongwei/domain/shared';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { geometryOf, nearestMoment } from './geometry.rules.ts';
import { pickedBy, settledMoment } from './picking.rules.ts';

const day = (text: string): CalendarDay => text as CalendarDay;
const SIZE = { width: 300, height: 150, text: 12 };
const visits = (...pressures: (readonly [number, number])[]) =>
  pressures.map((values, at) => ({ on: day(`2025-0${at + 1}-05`), values, now: at === pressures.length - 1 }));
const pressure = (...pressures: (readonly [number, number])[]): Figure =>
  pressureFigure(visits(...pressures), { systolic: 140, diastolic: 90 }, '目标');
const child = { sex: 'female', birthDate: day('2025-03-03') } as const;
let national: GrowthReference;
beforeAll(async () => void (national = nationalReference(await loadGrowthPercentiles())));
const growth = (weight: number | undefined): Figure =>
  growthFigure('weight-for-age', national, { child, visits: [{ on: day('2025-11-03'), weight, now: true }] });

describe('a trend laid out', () => {
  it('has a line for each value, a band for each aim, and today as its last mark', () => {
    const { lines, bands, labels, plot } = geometryOf(pressure([150, 86], [138, 80]), SIZE);
    expect(lines.map(({ marks }) => marks.map(({ now, beyond }) => [now, beyond]))).toEqual([
      [
        [false, true],
        [true, false],
      ],
      [
        [false, false],
        [true, false],
      ],
    ]);
    expect(bands).toHaveLength(2);
    expect(labels.map(({ text }) => text)).toEqual(['< 140', '< 90']);
    expect(lines[0]!.marks[1]!.y).toBeGreaterThan(lines[0]!.marks[0]!.y);
    expect(lines[0]!.marks[1]!.x).toBeLessThan(plot.right);
  });
  it('keeps every mark inside of the plot, whatever was measured', () => {
    const reading = fc.tuple(
      fc.integer({ min: 0, max: 9000 }),
      fc.integer({ min: 40, max: 300 }),
      fc.integer({ min: 20, max: 200 }),
    );
    fc.assert(
      fc.property(
        fc.array(reading, { minLength: 1, maxLength: 12 }),
        fc.integer({ min: 200, max: 900 }),
        (readings, width) => {
          const days = [...readings].sort(([one], [other]) => one - other);
          const figure = pressureFigure(
            days.map(([at, systolic, diastolic]) => ({ on: dayOfNumber(at), values: [systolic, diastolic] })),
            { systolic: 140, diastolic: 90 },
            '',
          );
          const { lines, plot, across } = geometryOf(figure, { ...SIZE, width });
          for (const { x, y } of lines.flatMap(({ marks }) => marks)) {
            expect(x >= plot.left && x <= plot.right && y >= plot.top - 0.01 && y <= plot.bottom + 0.01).toBe(true);
          }
          const named = across
            .filter(({ label }) => label !== undefined)
            .map(({ at }) => at)
            .sort((one, other) => one - other);
          named.slice(1).forEach((at, before) => expect(at - named[before]!).toBeGreaterThan(12 * 3));
        },
      ),
    );
  });
});

describe('a growth curve laid out', () => {
  it('moves its point down with the weight and leaves the curves where they are', () => {
    const [heavy, light] = [geometryOf(growth(9.4), SIZE), geometryOf(growth(7.4), SIZE)];
    expect(light.lines[0]!.marks[0]!.y).toBeGreaterThan(heavy.lines[0]!.marks[0]!.y);
    expect(light.curves).toEqual(heavy.curves);
    expect(light.lines[0]!.marks[0]!.x).toBe(heavy.lines[0]!.marks[0]!.x);
  });
  it('is drawn without any point, too', () => {
    const empty = geometryOf(growth(undefined), SIZE);
    expect([empty.curves.length, empty.lines[0]!.path, nearestMoment(empty, 100)]).toEqual([5, '', undefined]);
  });
  it('joins points along the age, not along the length', () => {
    const visits = [
      { on: day('2025-09-03'), weight: 7.5, length: 66 },
      { on: day('2025-11-03'), weight: 8.4, length: 70 },
    ];
    const paths = (['weight-for-age', 'weight-for-length'] as const).map(
      (id) => geometryOf(growthFigure(id, national, { child, visits }), SIZE).lines[0]!,
    );
    expect(paths.map(({ path, marks }) => [path === '', marks.length])).toEqual([
      [false, 2],
      [true, 2],
    ]);
  });
  it('is the same drawing in millimetres', () => {
    const [pixels, paper] = [geometryOf(growth(9), SIZE), geometryOf(growth(9), { width: 30, height: 15, text: 1.2 })];
    expect(paper.lines[0]!.marks[0]!.x * 10).toBeCloseTo(pixels.lines[0]!.marks[0]!.x, 6);
    expect(paper.up).toHaveLength(pixels.up.length);
  });
});

describe('pointing and walking', () => {
  it('finds the visit nearest to the pointer', () => {
    const geometry = geometryOf(pressure([150, 92], [138, 86], [130, 80]), SIZE);
    expect([0, geometry.moments[1]! + 3, 300].map((x) => nearestMoment(geometry, x))).toEqual([0, 1, 2]);
  });
  it('speaks of today unless somebody points elsewhere', () => {
    const { moments } = pressure([150, 92], [138, 86], [130, 80]);
    expect([
      settledMoment(moments, undefined),
      settledMoment(moments, 0),
      settledMoment(moments, 9),
      settledMoment([], undefined),
    ]).toEqual([2, 0, 2, undefined]);
  });
  it.each([
    ['ArrowLeft', 2, 1],
    ['ArrowLeft', 0, 0],
    ['ArrowRight', 2, 2],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['Enter', 1, undefined],
  ])('%s from %d leads to %s', (key, from, to) => {
    expect(pickedBy(key, from, 3)).toBe(to);
  });
});
