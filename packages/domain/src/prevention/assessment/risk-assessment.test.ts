import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../shared/index.ts';
import { isWaistHeightRisk, isWaistHipRisk } from './obesity-risk.rules.ts';
import { metabolicAssessment, obesityAssessment, preventionRules, strokeAssessment } from './risk-assessment-rules.ts';
import { sentJson } from '../../forms/testing/index.ts';

describe('metabolic syndrome, worked examples', () => {
  const normal = { waist: 75, fastingGlucose: 5, systolic: 120, diastolic: 75, triglycerides: 1, hdlC: 1.4 };
  it.each([
    [1, { sex: 'male', waist: 91, triglycerides: 1.7, hdlC: 1.03 }, 3, '2'],
    [2, { sex: 'female', waist: 84.9, fastingGlucose: 6.1, systolic: 130 }, 2, '1'],
    [3, { sex: 'female', waist: 85, glucose2h: 7.8, diastolic: 85 }, 3, '2'],
    [
      4,
      { sex: 'male', waist: 89.9, triglycerides: 1.69, hdlC: 1.04, fastingGlucose: 6, systolic: 129, diastolic: 84 },
      0,
      '1',
    ],
    [5, { sex: 'male', waist: 95, diabetesTreated: true, hypertensionTreated: true }, 3, '2'],
    [6, { sex: 'male', waist: 95, systolic: 135, triglycerides: '', hdlC: '' }, 2, '3'],
  ])('example %i', (_number, input, componentCount, metabolicSyndrome) => {
    expect(metabolicAssessment({ ...normal, ...input })).toMatchObject({ componentCount, metabolicSyndrome });
  });
  it('says no where even the missing ones could not make three', () => {
    expect(metabolicAssessment({ ...normal, sex: 'male', hdlC: '' })['metabolicSyndrome']).toBe('1');
  });
});

describe('stroke screening, worked examples', () => {
  const person = {
    age: 50,
    systolic: 125,
    diastolic: 80,
    antihypertensive: false,
    bmi: 22.5,
    smoking: '1',
    lipidStatus: '1',
    exercise3x30: true,
    manualLabour: false,
    atrialFibrillation: false,
    diabetesFactor: false,
    strokeFamilyHistory: false,
    pastStrokeTia: ['1'],
  };
  it.each([
    [1, {}, 0, '1'],
    [2, { systolic: 142 }, 1, '2'],
    [3, { smoking: '3', lipidStatus: '3', exercise3x30: false }, 3, '3'],
    [4, { pastStrokeTia: ['4'] }, 0, '3'],
    [5, { bmi: 26.3, strokeFamilyHistory: true }, 2, '1'],
    [6, { atrialFibrillation: true, smoking: '3' }, 2, '2'],
    [7, { exercise3x30: false, manualLabour: true, lipidStatus: '2', smoking: '3' }, 2, '1'],
  ])('example %i', (_number, input, factorCount, risk) => {
    expect(strokeAssessment({ ...person, ...input })).toMatchObject({ factorCount, strokeRisk: risk });
  });
  it('takes 26.0 for overweight, and leaves open what is not answered', () => {
    expect([
      strokeAssessment({ ...person, bmi: 26 })['overweightFactor'],
      strokeAssessment({ ...person, bmi: 25.99 })['overweightFactor'],
    ]).toEqual([true, false]);
    expect(strokeAssessment({ ...person, pastStrokeTia: [] })).not.toHaveProperty('strokeRisk');
    expect(strokeAssessment({ ...person, diabetesFactor: '' })).not.toHaveProperty('strokeRisk');
    expect(strokeAssessment({ ...person, age: 39 })).toEqual({});
  });
});

describe('obesity, worked examples', () => {
  it.each([
    [170, 52, 70, 'male', '1', '1', '1', '1'],
    [170, 69.3, 84, 'male', '2', '1', '1', '1'],
    [160, 61.4, 80, 'female', '2', '1', '2', '2'],
    [150, 54, 79, 'female', '3', '1', '1', '2'],
    [150, 63, 90, 'female', '4', '2', '3', '4'],
    [160, 83.2, 90, 'female', '4', '3', '3', '4'],
    [165, 103, 105, 'male', '4', '4', '3', '4'],
  ])(
    '%s cm, %s kg, waist %s, %s',
    (height, weight, waist, sex, bmiClass, obesityDegree, centralObesity, diseaseRisk) => {
      expect(obesityAssessment({ height, weight, waist, sex, age: 40 })).toMatchObject({
        bmiClass,
        obesityDegree,
        centralObesity,
        diseaseRisk,
      });
    },
  );
  it('needs the sex for the waist, the measures for all, and an adult', () => {
    expect(obesityAssessment({ height: 150, weight: 63, waist: 90 })).toEqual({
      bmiClass: '4',
      obesityDegree: '2',
      targetWeightLoss: 3.2,
    });
    expect([obesityAssessment({ height: 150 }), obesityAssessment({ height: 150, weight: 63, age: 17 })]).toEqual([
      {},
      {},
    ]);
  });
  it('compares ratios exactly', () => {
    expect([
      isWaistHeightRisk(80, 160),
      isWaistHeightRisk(79.9, 160),
      isWaistHipRisk(90, 100, 'male'),
      isWaistHipRisk(89.9, 100, 'male'),
      isWaistHipRisk(85, 100, 'female'),
      isWaistHipRisk(80, 0, 'male'),
    ]).toEqual([true, false, true, false, true, undefined]);
  });
});

describe('any assessment', () => {
  it('never throws on senseless answers, and stays JSON', () => {
    const keys = [
      'sex',
      'age',
      'systolic',
      'diastolic',
      'systolic1',
      'waist',
      'weight',
      'height',
      'ldlC',
      'hdlC',
      'totalCholesterol',
      'triglycerides',
      'smoking',
      'ascvdHistory',
      'pastStrokeTia',
      'clinicalComplications',
      'highestSystolic',
      'severeEventCount',
      'diabetesStatus',
      'lipidStatus',
      'hypertension',
      'diabetes',
    ];
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...keys), fc.oneof(sentJson, fc.integer({ min: 0, max: 200 }), fc.boolean())),
        (input) => {
          for (const rule of Object.values(preventionRules)) {
            const json = rule(input as JsonObject) ?? {};
            expect(JSON.parse(JSON.stringify(json))).toEqual(json);
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});
