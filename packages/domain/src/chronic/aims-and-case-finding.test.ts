import { describe, expect, it } from 'vitest';
import { parseCalendarDay } from '../shared/index.ts';
import {
  askAfterRecommendation,
  askAfterReferral,
  isManagedAge,
  isTuberculosisSuspect,
  suggestsHypertension,
} from './case-finding.rules.ts';
import { individualAim, isFastingWithinAim } from './individual-aims.rules.ts';

const day = (text: string) => parseCalendarDay(text)!;

describe('individual aims', () => {
  it.each([
    [{ age: 64 }, 'standard-2017', 140, 90],
    [{ age: 65 }, 'standard-2017', 150, 90],
    [{ age: 65, tolerates: true }, 'standard-2017', 140, 90],
    [{ age: 50 }, 'primary-care-2020', 140, 90],
    [{ age: 50, highRiskDisease: true }, 'primary-care-2020', 140, 90],
    [{ age: 50, highRiskDisease: true, tolerates: true }, 'primary-care-2020', 130, 80],
    [{ age: 65 }, 'primary-care-2020', 150, 90],
    [{ age: 79, tolerates: true }, 'primary-care-2020', 140, 90],
    [{ age: 80, tolerates: true }, 'primary-care-2020', 150, 90],
    [{ age: 79 }, 'primary-care-2025', 130, 80],
    [{ age: 80 }, 'primary-care-2025', 150, 90],
  ] as const)('%j by %s: below %i/%i', (input, scheme, systolic, diastolic) => {
    expect(individualAim(input, scheme)).toEqual({ systolic, diastolic });
  });
  it('follow the standard unless told otherwise', () => {
    expect(individualAim({ age: 70 })).toEqual({ systolic: 150, diastolic: 90 });
  });
  it.each([
    [4.3, false],
    [4.4, true],
    [7, true],
    [7.1, false],
  ])('fasting %f mmol/L within the aim: %s', (value, within) => {
    expect(isFastingWithinAim(value)).toBe(within);
  });
});

describe('finding cases', () => {
  it.each([
    [{ coughWeeks: 2 }, true],
    [{ coughWeeks: 1.9 }, undefined],
    [{ bloodySputum: true }, true],
    [
      { coughWeeks: 1, bloodySputum: false, feverOrNightSweats: false, chestPain: false, unexplainedWeightLoss: false },
      false,
    ],
    [{}, undefined],
  ])('%j suggests tuberculosis: %s', (complaints, suspect) => {
    expect(isTuberculosisSuspect(complaints)).toBe(suspect);
  });
  it('asks after a recommendation in a week, after a referral in two', () => {
    expect([askAfterRecommendation(day('2026-03-01')), askAfterReferral(day('2026-03-01'))]).toEqual([
      '2026-03-08',
      '2026-03-15',
    ]);
  });
  it('counts raised pressures by the day', () => {
    const reading = (on: string, systolic: number, diastolic: number) => ({ on: day(on), systolic, diastolic });
    const two = [reading('2026-03-01', 140, 80), reading('2026-03-01', 150, 95), reading('2026-03-08', 130, 90)];
    expect([
      suggestsHypertension(two),
      suggestsHypertension([...two, reading('2026-03-15', 139, 89)]),
      suggestsHypertension([...two, reading('2026-03-15', 140, 70)]),
    ]).toEqual([false, false, true]);
  });
  it('manages from 35 on', () => {
    expect([isManagedAge(34), isManagedAge(35)]).toEqual([false, true]);
  });
});
