import type { AnalysisState } from '@gongwei/application/measures';
import type { AnalysisChart, AnalysisPage, MeasureLabels } from '@gongwei/domain/measures';
import { describe, expect, it } from 'vitest';
import { drawingOf } from './drawings.rules.ts';
import { addressOfPoint } from './open-number.rules.ts';
import { tableChosen } from './table-chosen.rules.ts';

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
  view: { from: '2026-06-01', until: '2026-06-30' },
  table: { rows: [], total: cells },
  clouds: new Map([
    [
      'points',
      {
        of: 5000,
        points: [
          { at: '2026-06-01T12:00:00', value: 7.25, resident: 'r 1', record: 'k1' },
          { at: '2026-06-30', value: 3.9, resident: 'r2', record: 'k2' },
        ],
      },
    ],
  ]),
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
    (measure, point) => () => void opened.push(addressOfPoint(measure, point)),
  );
const opened: string[] = [];
const shape = (chart: Partial<AnalysisChart>) => {
  const drawing = draw(chart);
  return [drawing?.series, drawing?.groups.map(({ label, values }) => [label, ...values.map(({ said }) => said)])];
};

describe('a drawing', () => {
  it('knows what is still being counted from what is not there', () => {
    const counting = {
      ...state,
      table: { rows: [], total: { a: { value: null, counts: 0, among: 0, pending: true } } },
    };
    const drawn = (of: AnalysisState) =>
      drawingOf(
        { id: 'c', title: '图', kind: 'bar', measures: ['a'], by: [] },
        page,
        of,
        () => undefined,
        () => () => undefined,
      );
    expect([drawn(counting as unknown as AnalysisState)?.pending, drawn(state)?.pending]).toEqual([true, false]);
  });
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
  it('stacks the parts of each group', () => {
    expect(shape({ kind: 'stacked', measures: ['a', 'b'], by: ['sex'] })).toEqual([
      ['a', 'b'],
      [
        ['男', '10.00%', '30.00%'],
        ['女', '10.00%', '30.00%'],
      ],
    ]);
  });
  it('has the colours of its grades, where they have some', () => {
    const stacked = { kind: 'stacked', measures: ['a', 'b'], by: ['sex'] } as const;
    expect([draw({ ...stacked, fills: 'risk' })?.fills, draw(stacked)?.fills]).toEqual(['risk', undefined]);
  });
  it('crosses two breakdowns; who is not there is a dash', () => {
    expect(shape({ kind: 'pyramid', measures: ['b'], by: ['age', 'sex'] })).toEqual([
      ['男', '女'],
      [['老', '—', '30.00%']],
    ]);
  });
  it('puts the points of a scatter where their time is, says how many of them are drawn, and opens their sheets', () => {
    const across = { at: 'record.measuredAt', limits: [{ value: 3.9, label: '低血糖' }] };
    const drawing = draw({ id: 'points', kind: 'scatter', measures: ['a'], across });
    expect([drawing?.title, drawing?.across?.limits]).toEqual(['图（抽样 2 / 5000）', across.limits]);
    const { from = 0, until = 0 } = drawing?.across ?? {};
    expect(until - from).toBe(30);
    expect(drawing?.groups.map(({ label, at = 0, values }) => [label, at - from, values[0]?.said])).toEqual([
      ['06-01 12:00', 0.5, '7.25%'],
      ['06-30 00:00', 29, '3.90%'],
    ]);
    drawing?.groups[0]?.values[0]?.open?.();
    expect(opened).toEqual(['/cust/jkdn/r%201/form/resident/k1']);
    expect(draw({ id: 'none', kind: 'scatter', measures: ['a'], across })).toBeUndefined();
  });
  it('of tables with groups of their own changes with the table', () => {
    const tables = [{ id: 'stock' }, { id: 'brands', by: 'brand' }] as unknown as NonNullable<AnalysisPage['tables']>;
    expect([tableChosen({ tables }, 'brands'), tableChosen({ tables }, 'stock')]).toEqual([
      { table: 'brands', by: 'brand' },
      { table: 'stock', by: 'org' },
    ]);
    expect(tableChosen({ tables: tables.slice(0, 1) }, 'stock')).toEqual({ table: 'stock' });
  });
  it('waits for its numbers', () => expect(draw({ by: ['month'] })).toBeUndefined());
});
