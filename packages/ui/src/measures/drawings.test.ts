import type { AnalysisState } from '@gongwei/application/measures';
import type { AnalysisChart, AnalysisPage, MeasureLabels } from '@gongwei/domain/measures';
import { describe, expect, it } from 'vitest';
import { drawingOf } from './drawings.rules.ts';

const words = (id: string): MeasureLabels => ({
  id,
  label: id,
  unit: '%',
  decimals: 2,
  hint: '',
  kind: 'rate',
  basis: 'P',
  of: 'resident',
});
const cell = (value: number | null) => ({ value, counts: 1, among: 2 });
const cells = { a: cell(10), b: cell(30), c: cell(20) };
const groups = [
  { code: '1', label: '男', when: '' },
  { code: '2', label: '女', when: '' },
];
const page = {
  breakdowns: [
    { id: 'sex', label: '性别', groups },
    { id: 'age', label: '年龄', groups: [{ code: 'x', label: '老', when: '' }] },
  ],
} as unknown as AnalysisPage;
const state = {
  words: { measures: ['a', 'b', 'c'].map(words), mayOpen: true, wholeMonths: false },
  table: { rows: [], total: cells },
  drawings: new Map([
    ['sex', { rows: groups.map(({ code, label }) => ({ key: code, label, cells })), total: cells }],
    ['age|sex', { rows: [{ key: 'x|2', label: '老 女', cells }], total: cells }],
  ]),
} as unknown as AnalysisState;
const draw = (chart: Partial<AnalysisChart>) =>
  drawingOf(
    { id: 'c', title: '图', kind: 'bar', measures: ['a', 'b', 'c'], by: [], ...chart },
    page,
    state,
    () => undefined,
  );
const shape = (chart: Partial<AnalysisChart>) => {
  const drawing = draw(chart);
  return [drawing?.series, drawing?.groups.map(({ label, values }) => [label, ...values.map(({ said }) => said)])];
};

describe('a drawing', () => {
  it('shows its measures, or the greatest of them', () => {
    expect(shape({})[1]).toEqual([
      ['a', '10.00%'],
      ['b', '30.00%'],
      ['c', '20.00%'],
    ]);
    expect(shape({ top: 2 })[1]).toEqual([
      ['b', '30.00%'],
      ['c', '20.00%'],
    ]);
  });
  it('shows groups, or compares them by measure', () => {
    expect(shape({ kind: 'line', measures: ['a'], by: ['sex'] })).toEqual([
      ['a'],
      [
        ['男', '10.00%'],
        ['女', '10.00%'],
      ],
    ]);
    expect(shape({ kind: 'grouped', measures: ['a', 'b'], by: ['sex'] })).toEqual([
      ['男', '女'],
      [
        ['a', '10.00%', '10.00%'],
        ['b', '30.00%', '30.00%'],
      ],
    ]);
  });
  it('crosses two breakdowns; who is not there is a dash', () => {
    expect(shape({ kind: 'pyramid', measures: ['b'], by: ['age', 'sex'] })).toEqual([
      ['男', '女'],
      [['老', '—', '30.00%']],
    ]);
  });
  it('waits for its numbers', () => expect(draw({ by: ['month'] })).toBeUndefined());
});
