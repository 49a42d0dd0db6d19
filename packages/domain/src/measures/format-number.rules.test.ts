import type { AnalysisCell, MeasureLabels } from './analysis-answer.ts';
import { describe, expect, it } from 'vitest';
import { changeOf, madeOf, saidOf } from './format-number.rules.ts';

const rate: MeasureLabels = {
  id: 'r',
  label: '率',
  unit: '%',
  decimals: 2,
  hint: '',
  kind: 'rate',
  basis: 'S',
  of: 'resident',
};
const count: MeasureLabels = { ...rate, kind: 'count', unit: '人', decimals: 0 };
const cell = (value: number | null): AnalysisCell => ({ value, counts: 20, among: 60 });

describe('a number in words', () => {
  it('says shares with two digits, people whole', () => {
    expect([saidOf(cell(46), rate), saidOf(cell(1234), count)]).toEqual(['46.00%', '1,234']);
    expect([madeOf(cell(46), rate), madeOf(cell(20), count)]).toEqual(['20 / 60', '']);
  });
  it('never makes 0 of what is not there or hidden', () => {
    expect([saidOf(cell(null), rate), saidOf(undefined, rate)]).toEqual(['—', '—']);
    expect(saidOf({ value: null, counts: 0, among: 0, hidden: true }, count)).toBe('＜10');
    expect(madeOf({ value: null, counts: 3, among: 60, hidden: true }, rate)).toBe('');
  });
  it('tells the way a number went', () => {
    expect(changeOf(cell(46.5), cell(48), rate)).toBe('↓ 1.50个百分点');
    expect(changeOf(cell(12), cell(9), count)).toBe('↑ 3');
    expect(changeOf(cell(12), cell(12), count)).toBe('持平');
    expect(changeOf(cell(12), cell(null), count)).toBe('');
  });
});
