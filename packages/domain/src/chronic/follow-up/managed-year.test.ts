import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, parseCalendarDay } from '../../shared/index.ts';
import {
  bloodPressureControlRate,
  indicator,
  isControlledInYear,
  managedDays,
  requiredVisits,
  standardManagement,
  standardManagementRate,
  type PatientYear,
  type YearlyFollowUp,
} from './managed-year.rules.ts';

const day = (text: string) => parseCalendarDay(text)!;
const yearEnd = day('2026-12-31');
const visit = (on: string, more: Partial<YearlyFollowUp> = {}): YearlyFollowUp => ({
  on: day(on),
  faceToFace: true,
  visited: true,
  age: 60,
  systolic: 130,
  diastolic: 80,
  needsEarlyVisit: false,
  complete: true,
  ...more,
});
const patient = (more: Partial<PatientYear> = {}): PatientYear => ({
  year: 2026,
  asOf: yearEnd,
  enrolledOn: day('2025-05-01'),
  checkUps: [day('2026-05-20')],
  followUps: ['2026-01-20', '2026-04-20', '2026-07-20', '2026-10-20'].map((on) => visit(on)),
  ...more,
});

describe('days in care and visits owed', () => {
  it.each([
    ['2026-01-01', 365, 4],
    ['2026-07-01', 184, 2],
    ['2026-10-03', 90, 1],
    ['2026-10-04', 89, 0],
    ['2025-05-01', 365, 4],
  ])('enrolled %s: %i days, %i visits', (enrolled, days, visits) => {
    expect(managedDays(patient({ enrolledOn: day(enrolled) }))).toBe(days);
    expect(requiredVisits(days)).toBe(visits);
  });
  it('ends with the care and is nothing before it began', () => {
    expect(managedDays(patient({ endedOn: day('2026-01-10') }))).toBe(10);
    expect(managedDays(patient({ enrolledOn: day('2027-01-01') }))).toBe(0);
  });
});

describe('management by the standard', () => {
  it('holds with four visits, a check-up and no gap', () => {
    expect(standardManagement(patient())).toEqual({
      state: 'standard',
      failures: [],
      requiredVisits: 4,
      faceToFaceVisits: 4,
    });
  });
  const visits = patient().followUps;
  it.each([
    [
      'a telephone call instead of a visit',
      { followUps: [...visits.slice(0, 3), visit('2026-10-20', { faceToFace: false })] },
      ['visits'],
    ],
    ['a lost visit', { followUps: [...visits.slice(0, 3), visit('2026-10-20', { visited: false })] }, ['visits']],
    ['no check-up in the year', { checkUps: [day('2025-12-31')] }, ['check-up']],
    ['a gap of 101 days', { followUps: [visits[0]!, visits[1]!, visit('2026-07-30'), visits[3]!] }, ['interval']],
    [
      'nothing within 14 days of a failure',
      { followUps: [visit('2026-01-20', { needsEarlyVisit: true }), ...visits.slice(1)] },
      ['early-visit'],
    ],
    [
      'an incomplete record',
      { followUps: [visit('2026-01-20', { complete: false }), ...visits.slice(1)] },
      ['completeness'],
    ],
  ] as const)('fails with %s', (_name, change, failures) => {
    expect(standardManagement(patient(change))).toMatchObject({ state: 'not-standard', failures });
  });
  it('accepts a call within 14 days of a failure, also beyond the year, and days still to come', () => {
    const failed = visit('2026-12-20', { needsEarlyVisit: true });
    expect(
      standardManagement(
        patient({
          followUps: [
            visit('2026-01-20', { needsEarlyVisit: true }),
            visit('2026-02-03', { faceToFace: false }),
            ...visits.slice(1),
          ],
        }),
      ).state,
    ).toBe('standard');
    expect(standardManagement(patient({ followUps: [...visits, failed] })).state).toBe('standard');
    expect(
      standardManagement(patient({ followUps: [...visits, visit('2026-12-10', { needsEarlyVisit: true })] })).failures,
    ).toEqual(['early-visit']);
  });
  it('gives who enrolled within the year twelve months for the check-up', () => {
    const enrolled = patient({
      enrolledOn: day('2026-07-01'),
      checkUps: [],
      followUps: [visit('2026-07-20'), visit('2026-10-20')],
    });
    expect(standardManagement(enrolled)).toMatchObject({ state: 'standard', requiredVisits: 2 });
  });
  it('counts nobody whose time has not come', () => {
    const recent = patient({ enrolledOn: day('2026-10-04'), followUps: [], checkUps: [] });
    expect(standardManagement(recent).state).toBe('not-yet');
    expect(standardManagementRate([patient(), patient({ checkUps: [] }), recent])).toEqual({
      numerator: 1,
      denominator: 2,
      rate: 50,
    });
  });
});

describe('control rate', () => {
  it('follows the reference: lost and failed patients stay in the denominator', () => {
    const last = (age: number, systolic: number, diastolic: number, visited = true): PatientYear =>
      patient({ followUps: [visit('2026-11-20', { age, systolic, diastolic, visited })] });
    expect(
      bloodPressureControlRate([last(60, 138, 88), last(70, 148, 88), last(60, 140, 80), last(70, 120, 70, false)]),
    ).toEqual({ numerator: 2, denominator: 4, rate: 50 });
  });
  it('counts missing readings and an overdue next visit as not controlled', () => {
    const { systolic: _taken, ...unread } = visit('2026-11-20');
    expect(isControlledInYear(patient({ followUps: [unread] }))).toBe(false);
    expect(isControlledInYear(patient({ followUps: [] }))).toBe(false);
    const next = (due: string): boolean =>
      isControlledInYear(patient({ followUps: [visit('2026-09-20', { nextFollowUpDate: day(due) })] }));
    expect([next('2026-12-31'), next('2026-12-30')]).toEqual([true, false]);
  });
  it.each([
    [152, 200, 76],
    [450, 1500, 30],
    [1, 3, 33.3],
    [2, 3, 66.7],
  ])('%i of %i is %f %%', (numerator, denominator, rate) => {
    expect(indicator(numerator, denominator)).toEqual({ numerator, denominator, rate });
  });
  it('has no rate for nobody', () => {
    expect(indicator(0, 0)).toEqual({ numerator: 0, denominator: 0 });
  });
  it('never counts more than there are, in whatever order the visits come', () => {
    const followUps = fc
      .array(
        fc.record({
          offset: fc.integer({ min: 0, max: 364 }),
          systolic: fc.integer({ min: 100, max: 180 }),
          visited: fc.boolean(),
        }),
        { maxLength: 6 },
      )
      .map((drafts) =>
        drafts.map(({ offset, ...more }) => ({
          ...visit('2026-01-01'),
          ...more,
          on: addDays(day('2026-01-01'), offset),
        })),
      );
    fc.assert(
      fc.property(fc.array(followUps, { maxLength: 5 }), (all) => {
        const patients = all.map((visits) => patient({ followUps: visits }));
        const { numerator, denominator, rate } = bloodPressureControlRate(patients);
        expect(numerator <= denominator && denominator === patients.length && (rate ?? 0) <= 100).toBe(true);
        expect(patients.map((one) => standardManagement(one))).toEqual(
          patients.map((one) => standardManagement({ ...one, followUps: [...one.followUps].reverse() })),
        );
      }),
    );
  });
});
