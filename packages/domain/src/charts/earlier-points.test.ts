import { expect, it } from 'vitest';
import type { CalendarDay } from '../shared/index.ts';
import { higher, onePerDay, pointsBySheet, together } from './earlier-points.rules.ts';

const point = (on: string, value: number, recordId: string) => ({
  on: on as CalendarDay,
  value,
  recordId,
  formId: 'f',
});
const series = [
  {
    concept: 'a',
    points: [point('2025-01-02', 140, 'r1'), point('2025-03-02', 150, 'r2'), point('2025-03-02', 160, 'r3')],
  },
  {
    concept: 'b',
    points: [point('2025-03-02', 99, 'r2'), point('2025-03-02', 80, 'r3'), point('2025-02-02', 70, 'r4')],
  },
];

it('puts the values of a sheet together, oldest first, without those of the sheet itself', () => {
  expect(pointsBySheet(series, ['a', 'b'], 'r1').map(({ on, values }) => [on, ...values])).toEqual([
    ['2025-02-02', undefined, 70],
    ['2025-03-02', 150, 99],
    ['2025-03-02', 160, 80],
  ]);
  expect(pointsBySheet(series, ['c'], undefined)).toEqual([]);
});
it('takes the higher reading of a day with its own second value, not the highest of each', () => {
  const points = onePerDay(pointsBySheet(series, ['a', 'b'], 'r1'), higher);
  expect(points.map(({ values }) => values)).toEqual([
    [undefined, 70],
    [160, 80],
  ]);
});
it('fills what a later sheet of the day leaves open with the earlier one', () => {
  const sheets = [
    { concept: 'a', points: [point('2025-03-02', 8.4, 'r1')] },
    { concept: 'b', points: [point('2025-03-02', 70, 'r2')] },
  ];
  expect(onePerDay(pointsBySheet(sheets, ['a', 'b'], undefined), together).map(({ values }) => values)).toEqual([
    [8.4, 70],
  ]);
});
