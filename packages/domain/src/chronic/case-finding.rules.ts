import { addDays, type CalendarDay } from '../shared/index.ts';

/** What somebody who is not yet a tuberculosis patient complains of. */
export type RespiratoryComplaints = {
  /** Weeks of cough with sputum. */
  readonly coughWeeks?: number | undefined;
  readonly bloodySputum?: boolean | undefined;
  readonly feverOrNightSweats?: boolean | undefined;
  readonly chestPain?: boolean | undefined;
  readonly unexplainedWeightLoss?: boolean | undefined;
};

/**
 * Whether somebody is to be recommended to the designated hospital for tuberculosis (section 4.1 [S]): cough with sputum for two weeks or more,
 * bloody sputum, fever, night sweats, chest pain, unexplained loss of weight. Missing while nothing says yes and something is not answered.
 */
export function isTuberculosisSuspect(complaints: RespiratoryComplaints): boolean | undefined {
  const { coughWeeks, bloodySputum, feverOrNightSweats, chestPain, unexplainedWeightLoss } = complaints;
  const facts = [
    coughWeeks === undefined ? undefined : coughWeeks >= 2,
    bloodySputum,
    feverOrNightSweats,
    chestPain,
    unexplainedWeightLoss,
  ];
  return facts.includes(true) ? true : facts.includes(undefined) ? undefined : false;
}

/** Who was recommended is asked by telephone within a week (section 4.1 [S]). */
export const askAfterRecommendation = (recommendedOn: CalendarDay): CalendarDay => addDays(recommendedOn, 7);

/** Who was referred to confirm hypertension or diabetes is asked within two weeks (section 1.1 [S]). */
export const askAfterReferral = (referredOn: CalendarDay): CalendarDay => addDays(referredOn, 14);

/**
 * Whether the office pressures of different days suggest hypertension (section 1.1 [S]): raised (≥140 and/or ≥90 mmHg) on three days; several readings
 * of one day count once.
 */
export function suggestsHypertension(
  readings: readonly { readonly on: CalendarDay; readonly systolic: number; readonly diastolic: number }[],
): boolean {
  return (
    new Set(readings.filter(({ systolic, diastolic }) => systolic >= 140 || diastolic >= 90).map(({ on }) => on))
      .size >= 3
  );
}

/** Residents the public-health service manages: usual residents from 35 years on with hypertension, type 2 diabetes or COPD. Younger ones only by advice. */
export const isManagedAge = (age: number): boolean => age >= 35;
