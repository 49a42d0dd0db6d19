import { describe, expect, it } from 'vitest';
import {
  arcsOf,
  greatest,
  isEmptyDrawing,
  toldPoints,
  linesOf,
  rangeOf,
  ringPath,
  shadeOf,
  shortLabel,
  type Drawing,
} from './drawing.ts';

const drawing = (kind: Drawing['kind'], ...rows: readonly (readonly (number | undefined)[])[]): Drawing => ({
  title: '',
  kind,
  unit: '人',
  series: [],
  groups: rows.map((values) => ({ label: '', values: values.map((value) => ({ value, said: '' })) })),
});

describe('the scale of a drawing', () => {
  it('reaches the greatest value, of stacked ones the greatest sum', () => {
    expect(greatest(drawing('grouped', [3, 4], [5, undefined]))).toBe(5);
    expect(greatest(drawing('stacked', [3, 4], [5, undefined]))).toBe(7);
  });
  it('is never nothing', () => {
    expect(greatest(drawing('bar', [undefined], [0]))).toBe(1);
    expect(greatest(drawing('bar'))).toBe(1);
  });
});

describe('a ring', () => {
  it('is shared out from the top on, and closes', () => {
    expect(arcsOf([1, 2, 1])).toEqual([
      { from: 0, until: 0.25 },
      { from: 0.25, until: 0.75 },
      { from: 0.75, until: 1 },
    ]);
    expect(arcsOf([0, 0])).toEqual([
      { from: 0, until: 0 },
      { from: 0, until: 0 },
    ]);
  });
  it('begins at twelve o’clock, and is whole where one has all', () => {
    expect(ringPath(0, 0.25, 5, 10)).toBe('M0 -10A10 10 0 0 1 10 0L5 0A5 5 0 0 0 0 -5Z');
    expect(ringPath(0, 1, 5, 10).match(/M/g)).toHaveLength(2);
  });
});

describe('boxes, maps and points', () => {
  it('have room around their values', () => {
    expect(rangeOf([4, 24])).toEqual({ low: 3, high: 25 });
    expect(rangeOf([10])).toEqual({ low: 9.5, high: 10.5 });
    expect([rangeOf([]), rangeOf([0])]).toEqual([
      { low: 0, high: 1 },
      { low: -0.05, high: 0.05 },
    ]);
  });
  it('hold more values than a call has arguments', () => {
    expect(rangeOf(Array.from({ length: 200_000 }, (_, at) => at)).high).toBeCloseTo(209_998.95);
  });
  it('are darker for more, and white for none', () => {
    expect([1, 20, 21, 100, 0, undefined].map((value) => shadeOf(value, 100))).toEqual([
      1,
      1,
      2,
      5,
      undefined,
      undefined,
    ]);
  });
  it('cut names by their width, not by their letters', () => {
    expect([shortLabel('ST-T改变检出率', 9), shortLabel('望禾镇中心卫生院门诊部', 9), shortLabel('望禾镇', 9)]).toEqual(
      ['ST-T改变检出率', '望禾镇中心卫生院…', '望禾镇'],
    );
  });
  it('break a name that is too wide for its place in two', () => {
    expect([linesOf('早餐后2小时', 5), linesOf('空腹', 1), linesOf('11-01', 3)]).toEqual([
      ['早餐后', '2小时'],
      ['空腹'],
      ['11-01'],
    ]);
  });
  it('tell the highest point of a long line, and leave it room', () => {
    const told = (values: readonly (number | undefined)[], every: number) =>
      toldPoints(values, every).flatMap((one, at) => (one ? [at] : []));
    expect(told([1, 2, 3, 4, 9, 4, 3, 2, 1], 3)).toEqual([0, 4]);
    expect(told([9, 2, 3, 4, 5, undefined, 3], 3)).toEqual([0, 3, 6]);
    expect(told([1, 2, 3], 1)).toEqual([0, 1, 2]);
    expect(told([undefined, undefined], 1).length).toBe(2);
  });
  it('say that there is nothing; a rate of nought is something, a ring of noughts is not', () => {
    const days = { ...drawing('heat'), groups: [{ label: '11-24', values: [{ value: undefined, said: '126/79' }] }] };
    expect([isEmptyDrawing(days), isEmptyDrawing(drawing('heat', [undefined]))]).toEqual([false, true]);
    expect(isEmptyDrawing(drawing('boxplot', [undefined, undefined]))).toBe(true);
    expect([
      isEmptyDrawing(drawing('bar', [0])),
      isEmptyDrawing(drawing('ring', [0])),
      isEmptyDrawing(drawing('map')),
    ]).toEqual([false, true, true]);
  });
});
