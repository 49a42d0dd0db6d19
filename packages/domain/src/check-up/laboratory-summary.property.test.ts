import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { referenceRangeFor } from '../forms/index.ts';
import { laboratorySummaryOf } from './laboratory-summary.rules.ts';
import { supplementBiochemistry } from './supplement/supplement-biochemistry.form.ts';

const summarise = laboratorySummaryOf(supplementBiochemistry);
const summary = (input: Parameters<typeof summarise>[0]): string =>
  (summarise(input) as { summary?: string }).summary ?? '';
const ranged = supplementBiochemistry.sections
  .flatMap((section) => section.fields)
  .flatMap((field) => (field.type === 'decimal' && field.normal ? [{ ...field, normal: field.normal }] : []));

describe('summary of a laboratory sheet', () => {
  it('says nothing of values at either end of their range, and points the way beyond it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ranged),
        fc.constantFrom('male' as const, 'female' as const),
        fc.integer({ min: 20, max: 79 }),
        (field, sex, age) => {
          const range = referenceRangeFor(field.normal, { sex, age });
          const [low, high] = [range?.low, range?.high];
          const arrowsOf = (values: readonly (number | undefined)[]): readonly string[] =>
            values.map((value) => (value === undefined ? '' : summary({ [field.key]: value, sex, age }).slice(-1)));
          expect(arrowsOf([low, high])).toEqual(['', '']);
          expect(arrowsOf([low === undefined ? low : low - 0.01, high === undefined ? high : high + 0.01])).toEqual([
            low === undefined ? '' : '↓',
            high === undefined ? '' : '↑',
          ]);
        },
      ),
    );
    expect(ranged.length).toBeGreaterThan(35);
  });

  it('keeps the order of the sheet and names positive antigens', () => {
    expect(summary({ hbsag: '2', alt: 60, sex: 'male', age: 40 })).toBe(
      '血清谷丙转氨酶（ALT）60 U/L↑；乙型肝炎表面抗原阳性',
    );
  });
});
