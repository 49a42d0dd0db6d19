import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pregnancyRiskFactor } from '../../clinical/dictionaries/pregnancy-risk-factor.ts';
import type { JsonObject } from '../../shared/index.ts';
import { pregnancyRiskAssessment } from './maternal-rules.ts';
import { RISK_FACTOR_CODES, riskOfFactor } from './pregnancy-risk-factors.data.ts';
import {
  gradeReportHours,
  pregnancyRisk,
  riskFactorsOf,
  riskManagement,
  type PregnancyRiskFacts,
} from './pregnancy-risk.rules.ts';
import { sentJson } from '../../forms/testing/index.ts';

const NAMES = { 1: 'green', 2: 'yellow', 3: 'orange', 4: 'red' } as const;
const colour = (facts: PregnancyRiskFacts, ticked: readonly string[] = []): string => {
  const { level, infectious } = pregnancyRisk([...riskFactorsOf(facts), ...ticked]);
  return `${NAMES[level]}${infectious ? '+purple' : ''}`;
};

describe('the dictionary', () => {
  it('and the codes known here are the same', () => {
    expect([...RISK_FACTOR_CODES].sort()).toEqual(pregnancyRiskFactor.map(({ code }) => code).sort());
    expect(riskOfFactor('Y9.9')).toBeUndefined();
  });
});

describe('colours by numbers', () => {
  it.each([
    [34, 'green'],
    [35, 'yellow'],
    [39, 'yellow'],
    [40, 'orange'],
    [18, 'yellow'],
    [19, 'green'],
  ])('%d years: %s', (age, expected) => expect(colour({ age })).toBe(expected));
  it.each([
    [25, 'green'],
    [25.1, 'yellow'],
    [27.9, 'yellow'],
    [28, 'orange'],
    [18.5, 'green'],
    [18.4, 'yellow'],
  ])('BMI %d: %s', (bmi, expected) => {
    expect(colour({ bmi })).toBe(expected);
    expect(colour({ weight: bmi, height: 100 })).toBe(expected);
  });
  it.each([
    [110, 'green'],
    [109, 'yellow'],
    [60, 'yellow'],
    [59, 'orange'],
    [41, 'orange'],
    [40.1, 'orange'],
    [40, 'red'],
  ])('haemoglobin %d: %s', (haemoglobin, expected) => expect(colour({ haemoglobin })).toBe(expected));
  it.each([
    [100, 'green'],
    [99, 'yellow'],
    [50, 'yellow'],
    [49, 'orange'],
    [30, 'orange'],
    [29, 'red'],
  ])('platelets %d: %s', (platelets, expected) => expect(colour({ platelets })).toBe(expected));
  it.each([
    [{ fetusCount: 1 }, []],
    [{ fetusCount: 2 }, ['Y3.1']],
    [{ fetusCount: 3 }, ['O3.1']],
    [{ abortions: 2 }, []],
    [{ abortions: 3 }, ['Y1.5']],
    [{ massSize: 4.9 }, []],
    [{ massSize: 5 }, ['Y1.7']],
    [{ uterineSurgeries: 0 }, []],
    [{ uterineSurgeries: 1 }, ['Y1.6']],
    [{ uterineSurgeries: 2 }, ['Y1.6', 'O3.5']],
    [{ uterineSurgeries: 1, monthsSinceUterineSurgery: 17 }, ['O3.3']],
    [{ uterineSurgeries: 1, monthsSinceUterineSurgery: 18 }, ['Y1.6']],
    [{ pulmonaryPressure: 49 }, ['O2.1.6']],
    [{ pulmonaryPressure: 50 }, ['R1.1.1']],
    [{ ejectionFraction: 40 }, ['O2.1.1']],
    [{ ejectionFraction: 51 }, []],
    [{ hepatitisBCarrier: true }, ['Y2.3']],
    [{ assistedReproduction: true }, ['Y1.9']],
  ])('%j: %j', (facts, codes) => expect(riskFactorsOf(facts)).toEqual(codes));
});

describe('the worked examples', () => {
  it.each([
    [{ age: 34, bmi: 22, haemoglobin: 118, fetusCount: 1 }, [], 'green'],
    [{ age: 35, bmi: 22 }, [], 'yellow'],
    [{ age: 35 }, ['O3.4'], 'orange'],
    [{ age: 28, syphilis: true }, [], 'green+purple'],
    [{ age: 41, pulmonaryPressure: 55, hiv: true }, [], 'red+purple'],
  ])('%j with %j: %s', (facts, ticked, expected) => expect(colour(facts, ticked)).toBe(expected));
});

describe('in a sheet', () => {
  it('adds to what was ticked, and screens by the same numbers', () => {
    expect(
      pregnancyRiskAssessment({
        age: 36,
        height: 145,
        prePregnancyWeight: 60,
        hemoglobin: 105,
        platelet: 100,
        rhBloodType: '1',
        hbsag: '2',
        syphilis: '2',
        riskFactors: ['Y3.4'],
        stage: '1',
      }),
    ).toEqual({
      riskFactors: ['Y3.4', 'Y1.1', 'O1.2', 'Y2.3', 'Y2.6.2', 'P2'],
      screenBasic: ['1', '2', '3', '4'],
      screenAuxiliary: ['1', '2', '3', '5'],
      screenPositive: '阴性',
      riskLevel: '3',
      computedRiskLevel: '3',
      infectious: true,
      management: riskManagement({ level: '3', infectious: true, factors: [] }),
      reportWithinHours: 72,
    });
    expect(pregnancyRiskAssessment({ hbsag: '2', alt: 60, screenFamily: ['2'] })).toEqual({
      screenAuxiliary: ['5'],
      screenPositive: '阳性',
    });
  });
  it('takes a weight of before 13 weeks for the one before the pregnancy, and no later one', () => {
    expect(
      [12, 13].map(
        (week) => pregnancyRiskAssessment({ weight: 75, height: 160, gestationalWeek: week })['riskFactors'],
      ),
    ).toEqual([['O1.2'], undefined]);
    expect(
      pregnancyRiskAssessment({ weight: 75, height: 160, gestationalWeek: 10, prePregnancyBmi: 22 })['riskFactors'],
    ).toBeUndefined();
  });
  it('is green only when something was asked', () => {
    expect(pregnancyRiskAssessment({})).toEqual({});
    expect(pregnancyRiskAssessment({ age: 25, height: 160, hemoglobin: 120 })).toMatchObject({
      riskLevel: '1',
      infectious: false,
    });
    expect(gradeReportHours('4')).toBe(24);
  });
});

const facts = fc.record(
  {
    age: fc.integer({ min: 14, max: 50 }),
    bmi: fc.double({ min: 14, max: 45, noNaN: true }),
    haemoglobin: fc.integer({ min: 20, max: 160 }),
    platelets: fc.integer({ min: 5, max: 400 }),
    fetusCount: fc.integer({ min: 1, max: 4 }),
    hiv: fc.boolean(),
  },
  { requiredKeys: [] },
);

describe('any facts', () => {
  it('give only codes of the dictionary, and more of them never a lower colour', () => {
    fc.assert(
      fc.property(
        facts,
        fc.subarray([...RISK_FACTOR_CODES], { maxLength: 5 }),
        fc.constantFrom(...RISK_FACTOR_CODES),
        (known, ticked, more) => {
          const codes = riskFactorsOf(known);
          expect(codes.every((code) => RISK_FACTOR_CODES.includes(code))).toBe(true);
          const [before, after] = [pregnancyRisk([...codes, ...ticked]), pregnancyRisk([...codes, ...ticked, more])];
          expect(after.level >= before.level && (after.infectious || !before.infectious)).toBe(true);
        },
      ),
    );
  });
  it('grow redder with falling haemoglobin and platelets', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 50 }), (value, less) => {
        const level = (facts_: PregnancyRiskFacts): string => pregnancyRisk(riskFactorsOf(facts_)).level;
        if (value - less > 0) {
          expect(level({ haemoglobin: value - less }) >= level({ haemoglobin: value })).toBe(true);
          expect(level({ platelets: value - less }) >= level({ platelets: value })).toBe(true);
        }
        expect(value).toBeGreaterThan(0);
      }),
    );
  });
  it('never throw, and stay JSON', () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom(
            'age',
            'height',
            'hemoglobin',
            'riskFactors',
            'stage',
            'screenBasic',
            'hbsag',
            'prePregnancyWeight',
            'caesareanDeliveries',
          ),
          sentJson,
        ),
        (input) => {
          const json = pregnancyRiskAssessment(input as JsonObject);
          expect(JSON.parse(JSON.stringify(json))).toEqual(json);
        },
      ),
    );
  });
});
