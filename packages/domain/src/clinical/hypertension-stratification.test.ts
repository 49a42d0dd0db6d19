import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  basicHypertensionRisk,
  countRiskFactors,
  hypertensionRiskFactors,
  printedRisk,
  riskColumn,
  riskLevelOf,
  riskTier,
  type RiskColumn,
  type RiskTier,
} from './hypertension-stratification.rules.ts';

const none = { riskFactorCount: 0, targetOrganDamage: false, clinicalDisease: false, diabetes: false };

describe('the table of 2010', () => {
  it.each([
    [none, ['1', '2', '3']],
    [{ ...none, riskFactorCount: 1 }, ['2', '2', '4']],
    [{ ...none, riskFactorCount: 2 }, ['2', '2', '4']],
    [{ ...none, riskFactorCount: 3 }, ['3', '3', '4']],
    [{ ...none, targetOrganDamage: true }, ['3', '3', '4']],
    [{ ...none, diabetes: true }, ['4', '4', '4']],
    [{ ...none, clinicalDisease: true }, ['4', '4', '4']],
  ])('%j', (facts, levels) => {
    expect(
      (['grade1', 'grade2', 'grade3'] as const).map((grade) => basicHypertensionRisk({ ...facts, grade })),
    ).toEqual(levels);
    expect([
      basicHypertensionRisk({ ...facts, grade: 'normal' }),
      basicHypertensionRisk({ ...facts, grade: 'high-normal' }),
    ]).toEqual([undefined, undefined]);
  });
});

describe('the table of 2018', () => {
  it('keeps double cells, and takes the higher level of them', () => {
    expect([printedRisk(2, 3), printedRisk(2, 4), printedRisk(4, 2)]).toEqual(['4', '6', '4']);
    expect((['1', '2', '3', '4', '5', '6', '7'] as const).map(riskLevelOf)).toEqual([
      undefined,
      '1',
      '2',
      '3',
      '3',
      '4',
      '4',
    ]);
  });
  it('never falls along a row or a column', () => {
    const [columns, tiers] = [[1, 2, 3, 4, 5] as const, [1, 2, 3, 4] as const];
    fc.assert(
      fc.property(
        fc.constantFrom(...columns),
        fc.constantFrom(...columns),
        fc.constantFrom(...tiers),
        fc.constantFrom(...tiers),
        (a, b, t, u) => {
          const [low, high] = [
            printedRisk(Math.min(a, b) as RiskColumn, Math.min(t, u) as RiskTier),
            printedRisk(Math.max(a, b) as RiskColumn, Math.max(t, u) as RiskTier),
          ];
          expect(Number(high)).toBeGreaterThanOrEqual(Number(low));
        },
      ),
    );
  });
  it.each([
    ['normal', 129, 84, 1],
    ['high-normal', 129, 84, 1],
    ['high-normal', 130, 84, 2],
    ['high-normal', 129, 85, 2],
    ['grade1', 120, 70, 3],
    ['grade2', 120, 70, 4],
    ['grade3', 120, 70, 5],
  ] as const)('%s with %i/%i is column %i', (grade, systolic, diastolic, column) => {
    expect(riskColumn(grade, systolic, diastolic)).toBe(column);
  });
  it.each([
    [{}, 1],
    [{ riskFactorCount: 1 }, 2],
    [{ riskFactorCount: 2 }, 2],
    [{ riskFactorCount: 3 }, 3],
    [{ targetOrganDamage: true }, 3],
    [{ ckdStage: '2' }, 3],
    [{ diabetesStatus: '2' }, 3],
    [{ ckdStage: '3' }, 4],
    [{ diabetesStatus: '3' }, 4],
    [{ clinicalDisease: true }, 4],
    [{ ckdStage: '1', diabetesStatus: '1' }, 1],
  ])('%j is row %i', (facts, tier) => {
    expect(riskTier({ ...none, ...facts })).toBe(tier);
  });
});

describe('the seven factors', () => {
  it.each([
    [{ age: 55, sex: 'male' }, 'rfAge', false],
    [{ age: 56, sex: 'male' }, 'rfAge', true],
    [{ age: 65, sex: 'female' }, 'rfAge', false],
    [{ age: 66 }, 'rfAge', true],
    [{ age: 60 }, 'rfAge', undefined],
    [{ age: 55 }, 'rfAge', false],
    [{ glucose2h: 7.8 }, 'rfGlucose', true],
    [{ glucose2h: 11.1, fastingGlucose: 7 }, 'rfGlucose', false],
    [{ fastingGlucose: 6.1 }, 'rfGlucose', true],
    [{ fastingGlucose: 5 }, 'rfGlucose', undefined],
    [{ totalCholesterol: 5.2 }, 'rfLipid', true],
    [{ hdlC: 0.99 }, 'rfLipid', true],
    [{ totalCholesterol: 5.19, ldlC: 3.39, hdlC: 1 }, 'rfLipid', false],
    [{ waist: 90 }, 'rfObesity', true],
    [{ waist: 87 }, 'rfObesity', undefined],
    [{ waist: 84, bmi: 27.9 }, 'rfObesity', false],
    [{ bmi: 28 }, 'rfObesity', true],
    [{ homocysteine: 15 }, 'rfHomocysteine', true],
    [{ smokes: false, passiveSmoking: true }, 'rfSmoking', true],
    [{ smokes: false }, 'rfSmoking', undefined],
    [{ earlyFamilyHistory: true }, 'rfFamily', true],
  ] as const)('%j: %s is %s', (facts, factor, expected) => {
    expect(hypertensionRiskFactors(facts)[factor]).toBe(expected);
  });
  it('counts what is certain and what may be', () => {
    expect(countRiskFactors(hypertensionRiskFactors({ age: 70, sex: 'male', homocysteine: 10 }))).toEqual({
      certain: 1,
      possible: 6,
    });
  });
});
