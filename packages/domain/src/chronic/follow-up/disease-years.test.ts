import { describe, expect, it } from 'vitest';
import { parseCalendarDay } from '../../shared/index.ts';
import {
  glucoseControlRate,
  isControlledInYear,
  managementRate,
  standardManagement,
  standardManagementRate,
  type PatientYear,
  type YearlyFollowUp,
} from './managed-year.rules.ts';
import {
  regularMedicationRate,
  tuberculosisFailures,
  tuberculosisManagementRate,
} from '../tuberculosis/tuberculosis-year.rules.ts';

const day = (text: string) => parseCalendarDay(text)!;
const visit = (on: string, more: Partial<YearlyFollowUp> = {}): YearlyFollowUp => ({
  on: day(on),
  faceToFace: true,
  visited: true,
  age: 60,
  fastingGlucose: 6.5,
  riskAssessed: true,
  needsEarlyVisit: false,
  complete: true,
  ...more,
});
const DAYS = ['2026-01-20', '2026-04-20', '2026-07-20', '2026-10-20'] as const;
const patient = (more: Partial<PatientYear> = {}): PatientYear => ({
  year: 2026,
  asOf: day('2026-12-31'),
  enrolledOn: day('2025-05-01'),
  checkUps: [day('2026-05-20')],
  followUps: DAYS.map((on) => visit(on)),
  ...more,
});
const withVisits = (more: Partial<YearlyFollowUp>): PatientYear =>
  patient({ followUps: DAYS.map((on, index) => visit(on, index === 1 ? more : {})) });

describe('a year of diabetes', () => {
  it('owes a fasting glucose at every visit owed', () => {
    expect(standardManagement(patient(), 'diabetes').state).toBe('standard');
    const untested = patient({
      followUps: DAYS.map((on, index) => {
        const { fastingGlucose: _untested, ...rest } = visit(on);
        return index === 0 ? rest : visit(on);
      }),
    });
    expect(standardManagement(untested, 'diabetes').failures).toEqual(['glucose-tests']);
    expect(standardManagement(untested, 'hypertension').state).toBe('standard');
  });
  it('is controlled by the last fasting glucose below 7.0', () => {
    const last = (fastingGlucose: number | undefined): PatientYear => {
      const { fastingGlucose: _own, ...rest } = visit('2026-11-20');
      return patient({ followUps: [fastingGlucose === undefined ? rest : { ...rest, fastingGlucose }] });
    };
    expect(glucoseControlRate([last(6.9), last(7), last(undefined), last(5.5)])).toEqual({
      numerator: 2,
      denominator: 4,
      rate: 50,
    });
    expect(
      isControlledInYear(
        patient({ followUps: [visit('2026-09-20', { nextFollowUpDate: day('2026-12-20') })] }),
        'diabetes',
      ),
    ).toBe(false);
  });
});

describe('a year of severe mental disorder', () => {
  it('wants the danger graded at every visit, wherever it took place', () => {
    expect(standardManagement(withVisits({ faceToFace: false }), 'psychosis').state).toBe('standard');
    expect(standardManagement(withVisits({ riskAssessed: false }), 'psychosis').failures).toEqual(['risk-assessment']);
  });
  it('does not hold a declined check-up against the care', () => {
    expect(standardManagement(patient({ checkUps: [] }), 'psychosis').failures).toEqual(['check-up']);
    expect(standardManagement(patient({ checkUps: [], checkUpDeclined: true }), 'psychosis').state).toBe('standard');
    expect(standardManagementRate([patient(), withVisits({ riskAssessed: false })], 'psychosis')).toEqual({
      numerator: 1,
      denominator: 2,
      rate: 50,
    });
  });
});

describe('tuberculosis', () => {
  const treatment = {
    within72h: true,
    visitsDue: 11,
    visitsDone: 11,
    dosesDue: 180,
    dosesTaken: 162,
    completed: true,
    closed: true,
  };
  it('is managed with visits in time and in full, and the treatment closed', () => {
    expect(tuberculosisFailures(treatment)).toEqual([]);
    expect(tuberculosisFailures({ completed: true, closed: false })).toEqual(['first-visit', 'visits', 'closing']);
    expect(tuberculosisFailures({ ...treatment, visitsDone: 10 })).toEqual(['visits']);
  });
  it('counts regular treatments among the completed ones', () => {
    expect(
      regularMedicationRate([
        treatment,
        { ...treatment, dosesTaken: 161 },
        { ...treatment, completed: false },
        { completed: true, closed: true },
      ]),
    ).toEqual({ numerator: 1, denominator: 3, rate: 33.3 });
    expect(tuberculosisManagementRate(131, 134)).toEqual({ numerator: 131, denominator: 134, rate: 97.8 });
  });
});

describe('management rate', () => {
  it('estimates who should be there', () => {
    expect(managementRate(450, 10_000, 0.15)).toEqual({ numerator: 450, denominator: 1500, rate: 30 });
    expect(managementRate(1, 0, 0.15)).toEqual({ numerator: 1, denominator: 0 });
  });
});
