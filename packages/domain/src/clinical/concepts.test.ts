import { describe, expect, it } from 'vitest';
import { referenceRangeFor, type ReferenceRange } from '../forms/index.ts';
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
    const wrong = concepts.flatMap(({ loinc }) =>
      loinc && Number(loinc.split('-')[1]) !== mod10(loinc.split('-')[0] ?? '') ? [loinc] : [],
    );
    expect(wrong).toEqual([]);
  });

  it('take the higher of parts that exist', () => {
    const parts = concepts.flatMap(({ higherOf }) => higherOf ?? []);
    expect(parts).toHaveLength(4);
    expect(parts.filter((part) => conceptById(part) === undefined)).toEqual([]);
  });

  it('have bands that meet without gap or overlap', () => {
    const joints = concepts.flatMap(({ id, chart }) => {
      const bands = chart?.bands ?? [];
      return bands
        .slice(1)
        .map((band, index) => ({ at: `${id}: ${band.label}`, from: band.from, until: bands[index]?.until }));
    });
    expect(joints.length).toBeGreaterThan(10);
    expect(joints.filter(({ from, until }) => from === undefined || from !== until)).toEqual([]);
  });

  it('judge like the rules of the check-up: the same reference ranges for adults of either sex and any age', () => {
    const shared = Object.keys(ADULT_RANGES).filter((analyte) => analyte in conceptRanges);
    expect(shared.length).toBeGreaterThan(25);
    const cases = shared.flatMap((analyte) =>
      (['male', 'female'] as const).flatMap((sex) => [25, 59, 60, 79].map((age) => ({ analyte, sex, age }))),
    );
    const ends = (range: { readonly low?: number; readonly high?: number } | undefined) => ({
      low: range?.low,
      high: range?.high,
    });
    expect(cases.map((each) => ({ ...each, ...ends(formRange(each.analyte, each.sex, each.age)) }))).toEqual(
      cases.map((each) => ({ ...each, ...ends(referenceRange(each.analyte, each.sex, each.age)) })),
    );
  });
});

const formRange = (analyte: string, sex: 'male' | 'female', age: number): ReferenceRange | undefined =>
  referenceRangeFor(conceptRanges[analyte as keyof typeof conceptRanges], { sex, age });

/** LOINC's check digit (mod 10 of every second digit doubled, from the right). */
function mod10(digits: string): number {
  const reversed = [...digits].reverse();
  const odd =
    Number(
      reversed
        .filter((_, index) => index % 2 === 0)
        .reverse()
        .join(''),
    ) * 2;
  const even = reversed
    .filter((_, index) => index % 2 === 1)
    .reverse()
    .join('');
  const sum = [...(even + String(odd))].reduce((total, digit) => total + Number(digit), 0);
  return (10 - (sum % 10)) % 10;
}
