import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { laboratorySummaryOf } from './laboratory-summary.rules.ts';
import { supplementBiochemistry } from './supplement-biochemistry.form.ts';

const summarise = laboratorySummaryOf(supplementBiochemistry);
const summary = (input: Parameters<typeof summarise>[0]): string | undefined => (summarise(input) as { summary?: string }).summary;
const ranged = supplementBiochemistry.sections.flatMap((section) => section.fields).filter((field) => field.type === 'decimal' && field.normal);

describe('summary of a laboratory sheet', () => {
  it('says nothing of values at either end of their range, and points the way beyond it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ranged), fc.constantFrom('male' as const, 'female' as const), fc.integer({ min: 20, max: 95 }), (field, sex, age) => {
        if (field.type !== 'decimal') return;
        const range = field.normal?.find((each) => (each.sex ?? sex) === sex && (each.minAge ?? 0) <= age && (each.maxAge ?? 200) >= age);
        fc.pre(range !== undefined);
        for (const end of [range?.low, range?.high]) {
          if (end !== undefined) expect(summary({ [field.key]: end, sex, age })).toBeUndefined();
        }
        if (range?.high !== undefined) expect(summary({ [field.key]: range.high + 1, sex, age })).toMatch(/↑$/);
        if (range?.low !== undefined) expect(summary({ [field.key]: range.low - 0.01, sex, age })).toMatch(/↓$/);
      }),
    );
  });

  it('keeps the order of the sheet and names positive antigens', () => {
    expect(summary({ hbsag: '2', alt: 60, sex: 'male', age: 40 })).toBe('血清谷丙转氨酶（ALT）60 U/L↑；乙型肝炎表面抗原阳性');
  });
});
