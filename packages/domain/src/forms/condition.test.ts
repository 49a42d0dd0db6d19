import { describe, expect, it } from 'vitest';
import { checkDefinition } from './compile-form.ts';
import { isMet } from './condition.ts';
import type { FormDefinition } from './form-definition.ts';
import { definitionOf } from './testing/definition-of.ts';

const answers =
  (values: Record<string, unknown>) =>
  (key: string): unknown =>
    values[key];

describe('condition', () => {
  it.each([
    [101, true],
    [100.1, true],
    [100, false],
    [undefined, false],
    ['101', false],
  ])('above 100 with %s is %s', (value, met) => {
    expect(isMet({ field: 'systolic', above: 100 }, answers({ systolic: value }))).toBe(met);
  });

  it('needs all parts, or any one', () => {
    const parts = [
      { field: 'smoking', in: ['2', '3'] },
      { field: 'systolic', above: 140 },
    ];
    expect(isMet({ all: parts }, answers({ smoking: '2', systolic: 150 }))).toBe(true);
    expect(isMet({ all: parts }, answers({ smoking: '2', systolic: 130 }))).toBe(false);
    expect(isMet({ any: parts }, answers({ smoking: '1', systolic: 150 }))).toBe(true);
  });

  it('tells a bound that can never be passed', () => {
    const form = (max: number): FormDefinition =>
      definitionOf([
        { key: 'score', label: '得分', type: 'integer', max },
        { key: 'why', label: '原因', type: 'text', visibleWhen: { field: 'score', above: 30 } },
      ]);
    expect(checkDefinition({ definition: form(31) })).toEqual([]);
    expect(checkDefinition({ definition: form(30) })).toEqual([
      'Field “why”: condition on “score” can never be above 30',
    ]);
  });
});
