import { describe, expect, it } from 'vitest';
import { conceptById, concepts } from './concepts.ts';
import { ADULT_RANGES } from './reference-range.data.ts';
import { conceptRanges } from './concept-ranges.ts';
import { referenceRange } from './reference-range.rules.ts';

describe('concepts', () => {
  it('have each an id and a LOINC code of their own', () => {
    const codes = concepts.flatMap(({ loinc }) => loinc ?? []);
    expect(new Set(concepts.map(({ id }) => id)).size).toBe(concepts.length);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('carry LOINC codes whose check digit is right', () => {
    const wrong = concepts.flatMap(({ loinc }) => (loinc && Number(loinc.split('-')[1]) !== mod10(loinc.split('-')[0] ?? '') ? [loinc] : []));
    expect(wrong).toEqual([]);
  });

  it('take the higher of parts that exist', () => {
    for (const part of concepts.flatMap(({ higherOf }) => higherOf ?? [])) expect(conceptById(part), part).toBeDefined();
  });

  it('have bands that meet without gap or overlap', () => {
    for (const { id, chart } of concepts) {
      const bands = chart?.bands ?? [];
      bands.slice(1).forEach((band, index) => expect(band.from, `${id}: ${band.label}`).toBe(bands[index]?.until));
    }
  });

  it('judge like the rules of the check-up: the same reference ranges for adults of either sex and any age', () => {
    const shared = Object.keys(ADULT_RANGES).filter((analyte) => analyte in conceptRanges);
    expect(shared.length).toBeGreaterThan(25);
    for (const analyte of shared) {
      for (const sex of ['male', 'female'] as const) {
        for (const age of [25, 59, 60, 79]) {
          const ranges: readonly { low?: number; high?: number; sex?: string; minAge?: number; maxAge?: number }[] = conceptRanges[analyte as keyof typeof conceptRanges];
          const own = ranges.find((range) => (range.sex ?? sex) === sex && (range.minAge ?? 0) <= age && (range.maxAge ?? 200) >= age);
          const rule = referenceRange(analyte, sex, age);
          expect([own?.low, own?.high], `${analyte} ${sex} ${age}`).toEqual([rule?.low, rule?.high]);
        }
      }
    }
  });
});

/** LOINC's check digit (mod 10 of every second digit doubled, from the right). */
function mod10(digits: string): number {
  const reversed = [...digits].reverse();
  const odd = Number(reversed.filter((_, index) => index % 2 === 0).reverse().join('')) * 2;
  const even = reversed.filter((_, index) => index % 2 === 1).reverse().join('');
  const sum = [...(even + String(odd))].reduce((total, digit) => total + Number(digit), 0);
  return (10 - (sum % 10)) % 10;
}
