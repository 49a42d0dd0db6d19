import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catBurden, catTotal, goldGrade, goldGroup, isAirflowObstructed } from './copd.rules.ts';

describe('airflow limitation', () => {
  it.each([
    [80, '1'],
    [79.9, '2'],
    [50, '2'],
    [49.9, '3'],
    [30, '3'],
    [29.9, '4'],
    [120, '1'],
    [0, undefined],
    [undefined, undefined],
  ])('FEV1 of %s %% predicted is GOLD %s', (fev1, grade) => {
    expect(goldGrade(fev1)).toBe(grade);
  });
  it('never grows milder with less air', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1500 }), fc.nat(1500), (low, more) => {
        expect(Number(goldGrade(low / 10))).toBeGreaterThanOrEqual(Number(goldGrade((low + more) / 10)));
      }),
    );
  });
  it.each([
    [2.1, 3, false],
    [2.09, 3, true],
    [0.7, 1, false],
    [1.05, 1.5, false],
    [undefined, 3, undefined],
    [2, 0, undefined],
  ])('%s of %s L: obstructed %s', (fev1, fvc, expected) => {
    expect(isAirflowObstructed(fev1, fvc)).toBe(expected);
  });
});

describe('GOLD group', () => {
  it.each([
    [0, 0, 1, 9, 'A'],
    [1, 0, 1, 9, 'A'],
    [1, 0, 2, 5, 'B'],
    [0, 0, 0, 10, 'B'],
    [2, 0, 0, 0, 'E'],
    [0, 1, 0, 0, 'E'],
    [2, undefined, undefined, undefined, 'E'],
    [undefined, 0, 0, 0, undefined],
    [0, 0, 2, undefined, 'B'],
    [0, 0, 1, undefined, undefined],
    [1, undefined, 4, 40, undefined],
  ])('%s exacerbations, %s stays, mMRC %s, CAT %s: %s', (exacerbations, hospitalizations, mmrc, cat, group) => {
    expect(goldGroup({ exacerbations, hospitalizations, mmrc, cat })).toBe(group);
  });
  it('concludes from part of the answers only what all of them say', () => {
    const burden = fc.record({
      exacerbations: fc.nat(4),
      hospitalizations: fc.nat(3),
      mmrc: fc.nat(4),
      cat: fc.nat(40),
    });
    fc.assert(
      fc.property(
        burden,
        fc.subarray(['exacerbations', 'hospitalizations', 'mmrc', 'cat'] as const),
        (whole, taken) => {
          const part: Record<string, number> = { ...whole };
          for (const key of taken) delete part[key];
          expect([goldGroup(whole), undefined]).toContain(goldGroup(part));
          expect(goldGroup(whole)).toBeDefined();
        },
      ),
    );
  });
});

describe('CAT', () => {
  it.each([
    [10, 'low'],
    [11, 'medium'],
    [20, 'medium'],
    [21, 'high'],
    [30, 'high'],
    [31, 'very-high'],
    [40, 'very-high'],
    [41, undefined],
    [-1, undefined],
    [1.5, undefined],
    [undefined, undefined],
  ])('%s is %s', (total, burden) => {
    expect(catBurden(total)).toBe(burden);
  });
  it('adds all eight or nothing', () => {
    expect(catTotal([1, 2, 3, 4, 5, 0, 1, 2])).toBe(18);
    expect([
      catTotal([1, 2, 3]),
      catTotal([1, 2, 3, 4, 5, 0, 1, undefined]),
      catTotal([6, 0, 0, 0, 0, 0, 0, 0]),
    ]).toEqual([undefined, undefined, undefined]);
  });
});
