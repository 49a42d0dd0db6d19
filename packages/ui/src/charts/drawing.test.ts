import { describe, expect, it } from 'vitest';
import { arcsOf, greatest, ringPath, type Drawing } from './drawing.ts';

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
