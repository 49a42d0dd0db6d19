import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cholesterolBand } from './ascvd-risk.rules.ts';
import { ascvdAssessment } from './risk-assessment-rules.ts';
import { hypertensionRiskAssessment } from './hypertension-risk-assessment.rules.ts';

describe('risk of hypertension, worked examples', () => {
  const person = {
    sex: 'male',
    age: 50,
    smoking: '1',
    passiveSmoking: false,
    totalCholesterol: 4.5,
    waist: 80,
    bmi: 22,
    fastingGlucose: 5,
  };
  it.each([
    [1, { systolic: 145, diastolic: 85 }, { riskTier: '1', riskColumn: '3', riskLevelPrinted: '2', riskLevel: '1' }],
    [
      2,
      { age: 58, systolic: 145, diastolic: 92, smoking: '3', totalCholesterol: 5.6 },
      { riskFactorCount: 3, riskTier: '3', riskColumn: '3', riskLevelPrinted: '5', riskLevel: '3' },
    ],
    [
      3,
      { age: 60, systolic: 168, diastolic: 88 },
      { riskFactorCount: 1, riskTier: '2', riskColumn: '4', riskLevelPrinted: '4', riskLevel: '3' },
    ],
    [
      4,
      { sex: 'female', age: 60, systolic: 162, diastolic: 95, diabetesStatus: '2' },
      { riskTier: '3', riskColumn: '4', riskLevel: '3' },
    ],
    [
      5,
      { sex: 'female', age: 45, systolic: 182, diastolic: 100 },
      { riskTier: '1', riskColumn: '5', riskLevelPrinted: '5', riskLevel: '3' },
    ],
    [
      6,
      { age: 60, systolic: 142, diastolic: 86, clinicalComplications: ['4'] },
      { riskTier: '4', riskColumn: '3', riskLevelPrinted: '7', riskLevel: '4' },
    ],
    [
      7,
      { age: 60, systolic: 134, diastolic: 82, waist: 92, smoking: '3', totalCholesterol: 5.4, fastingGlucose: 6.3 },
      { riskFactorCount: 5, riskTier: '3', riskColumn: '2', riskLevelPrinted: '4', riskLevel: '3' },
    ],
    [
      8,
      { sex: 'female', age: 40, systolic: 118, diastolic: 76 },
      { riskTier: '1', riskColumn: '1', riskLevelPrinted: '1' },
    ],
    [
      9,
      {
        age: 56,
        systolic: 132,
        diastolic: 80,
        highestSystolic: 170,
        highestDiastolic: 102,
        smoking: '3',
        hypertensionDiagnosed: true,
      },
      { riskFactorCount: 2, riskTier: '2', riskColumn: '4', riskLevelPrinted: '4', riskLevel: '3' },
    ],
    [
      10,
      { sex: 'female', age: 40, systolic: 134, diastolic: 80, hypertensionDiagnosed: false },
      { riskTier: '1', riskColumn: '2', riskLevelPrinted: '1', isHighRiskPopulation: true },
    ],
  ])('example %i', (_number, input, expected) => {
    expect(hypertensionRiskAssessment({ ...person, ...input })).toMatchObject(expected);
  });
  it('has no level where the table does not stratify, and none without a pressure', () => {
    expect(hypertensionRiskAssessment({ ...person, systolic: 118, diastolic: 76 })).not.toHaveProperty('riskLevel');
    expect(hypertensionRiskAssessment(person)).not.toHaveProperty('riskColumn');
  });
  it('grades by the mean of the readings taken, and names what was not judged', () => {
    expect(
      hypertensionRiskAssessment({ ...person, systolic1: 141, systolic2: 138, diastolic1: 80, diastolic2: 80 }),
    ).toMatchObject({
      systolic: 140,
      riskColumn: '3',
      unjudged: ['血糖', '血脂', '早发心血管病家族史', '同型半胱氨酸'],
    });
  });
  it('says no high risk only when all is answered', () => {
    const young = { ...person, age: 40, systolic: 118, diastolic: 76, bmi: 22 };
    expect(hypertensionRiskAssessment(young)).not.toHaveProperty('isHighRiskPopulation');
    expect(hypertensionRiskAssessment({ ...young, hrFamily: false, hrSalt: false, hrAlcohol: false })).toMatchObject({
      isHighRiskPopulation: false,
    });
    expect(hypertensionRiskAssessment({ ...young, hypertensionDiagnosed: true, hrFamily: true })).not.toHaveProperty(
      'isHighRiskPopulation',
    );
  });
});

describe('ASCVD, worked examples', () => {
  const person = {
    sex: 'male',
    age: 40,
    totalCholesterol: 4.8,
    ldlC: 2.8,
    hdlC: 1.2,
    triglycerides: 1.2,
    hypertension: false,
    smoking: '1',
    diabetes: false,
    ckd34: false,
    bmi: 24.2,
    ascvdHistory: ['1'],
    systolic: 120,
    diastolic: 80,
  };
  it.each([
    [1, {}, { riskFactorCount: 0, ascvdRisk: '1', ldlGoal: 3.4, nonHdlGoal: 4.2, ldlGoalMet: true, lifetimeRisk: '1' }],
    [
      2,
      { age: 50, hypertension: true, systolic: 150, diastolic: 95, smoking: '3' },
      { riskFactorCount: 2, ascvdRisk: '3', ldlGoal: 2.6, ldlGoalMet: false },
    ],
    [
      3,
      { hypertension: true, totalCholesterol: 4, ldlC: 2.3, smoking: '3' },
      { riskFactorCount: 1, ascvdRisk: '1', ldlGoal: 3.4, ldlGoalMet: true },
    ],
    [
      4,
      { age: 50, smoking: '3', hdlC: 0.9, totalCholesterol: 5.5, ldlC: 3.6, bmi: 29.4 },
      {
        riskFactorCount: 3,
        ascvdRisk: '2',
        lifetimeFactorCount: 3,
        lifetimeRisk: '3',
        ldlGoal: 2.6,
        ldlGoalMet: false,
      },
    ],
    [
      5,
      { sex: 'female', age: 45, diabetes: true },
      { riskFactorCount: 0, ascvdRisk: '3', ldlGoal: 1.8, ldlGoalMet: false },
    ],
    [
      6,
      { age: 30, ldlC: 5, totalCholesterol: 7 },
      { riskFactorCount: 0, ascvdRisk: '3', ldlGoal: 2.6, ldlGoalMet: false },
    ],
    [
      7,
      {
        age: 66,
        ascvdHistory: ['3'],
        severeEventCount: 1,
        highRiskFactors: ['6', '7'],
        diabetes: true,
        hypertension: true,
      },
      { riskFactorCount: 1, ascvdRisk: '5', ldlGoal: 1.4, ldlGoalMet: false },
    ],
    [
      8,
      { age: 66, ascvdHistory: ['6'], highRiskFactors: ['1'] },
      { riskFactorCount: 1, ascvdRisk: '4', ldlGoal: 1.8, ldlGoalMet: false },
    ],
    [
      9,
      { hypertension: true, systolic: 165, diastolic: 95, totalCholesterol: 4.6, ldlC: 2.9, smoking: '3' },
      { riskFactorCount: 1, ascvdRisk: '2', lifetimeFactorCount: 2, lifetimeRisk: '3', ldlGoalMet: false },
    ],
    [
      10,
      { sex: 'female', age: 56, hypertension: true, totalCholesterol: 4, ldlC: 2.3, smoking: '3' },
      { riskFactorCount: 2, ascvdRisk: '2', lifetimeRisk: '1', ldlGoal: 2.6, ldlGoalMet: true },
    ],
  ])('example %i', (_number, input, expected) => {
    expect(ascvdAssessment({ ...person, ...input })).toMatchObject(expected);
  });
  it('is unknown where an unanswered item could change it, and only there', () => {
    expect(ascvdAssessment({ ...person, ckd34: '' })).not.toHaveProperty('ascvdRisk');
    expect(ascvdAssessment({ ...person, ascvdHistory: [] })).not.toHaveProperty('ascvdRisk');
    expect(ascvdAssessment({ ...person, smoking: '' })).toMatchObject({ ascvdRisk: '1' });
    expect(ascvdAssessment({ ...person, diabetes: true, hypertension: '', smoking: '' })).toMatchObject({
      ascvdRisk: '3',
    });
    expect(ascvdAssessment({ ...person, ascvdHistory: ['3'] })).not.toHaveProperty('ascvdRisk');
  });
  it.each([
    [3, 1.7, 1],
    [3.1, 1.7, 2],
    [4.1, 1, 3],
    [5.19, 3.39, 3],
    [5.2, 1, 4],
    [7.2, undefined, 5],
    [undefined, 4.9, 5],
    [4, undefined, undefined],
  ])('TC %s and LDL %s lie in band %s', (total, ldl, band) => {
    expect(cholesterolBand(total, ldl)).toBe(band);
  });
  it('takes the LDL before treatment for the risk, and today’s for the aim', () => {
    expect(ascvdAssessment({ ...person, onStatin: true, baselineLdlC: 5 })).toMatchObject({
      riskLdlC: 5,
      ascvdRisk: '3',
      ldlGoalMet: false,
    });
  });
  it('never falls with more cholesterol', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 700 }),
        fc.integer({ min: 0, max: 200 }),
        fc.boolean(),
        fc.constantFrom('1', '3'),
        fc.integer({ min: 25, max: 80 }),
        (ldl, more, hypertension, smoking, age) => {
          const risk = (value: number) =>
            Number(ascvdAssessment({ ...person, ldlC: value / 100, hypertension, smoking, age })['ascvdRisk']);
          expect(risk(ldl + more)).toBeGreaterThanOrEqual(risk(ldl));
        },
      ),
    );
  });
});
