import { controlLimits } from '../clinical/index.ts';

/** Whose aims an institution follows; the standard's is the default. They never change the class of a visit (section 1.3). */
export type AimScheme = 'standard-2017' | 'primary-care-2020' | 'primary-care-2025';

/** What a patient’s own aim of treatment goes by. */
export type AimInput = {
  /** Completed years on the day. */
  readonly age: number;
  /** Diabetes, coronary disease, heart failure, or chronic kidney disease with proteinuria. */
  readonly highRiskDisease?: boolean | undefined;
  /** The patient bears a lower pressure well. */
  readonly tolerates?: boolean | undefined;
};

/** mmHg; the pressure is to stay below both. */
export type IndividualAim = { readonly systolic: number; readonly diastolic: number };

const aim = (systolic: number, diastolic: number): IndividualAim => ({ systolic, diastolic });

/**
 * A patient's own aim of blood pressure. 2017: the standard's limits, from 65 on below 140/90 where tolerated. 2020 [recall]: below 140/90; with
 * one of the named diseases and where tolerated 130/80; 65–79 years 150/90, tolerated 140/90; from 80 on 150/90. 2025 [headline only, to be
 * checked]: below 80 years 130/80, then as in 2020.
 */
export function individualAim(
  { age, highRiskDisease, tolerates }: AimInput,
  scheme: AimScheme = 'standard-2017',
): IndividualAim {
  if (scheme === 'standard-2017') return age >= 65 && tolerates === true ? aim(140, 90) : controlLimits(age);
  if (age >= 80) return aim(150, 90);
  if (scheme === 'primary-care-2025') return aim(130, 80);
  if (highRiskDisease === true && tolerates === true) return aim(130, 80);
  return age >= 65 && tolerates !== true ? aim(150, 90) : aim(140, 90);
}

/** Aims of a diabetic (section 2.3 [recall]): below 130/80 mmHg, HbA1c below 7.0 %, not fasting below 10.0, fasting 4.4–7.0 mmol/L. */
export const DIABETIC_AIMS = {
  pressure: aim(130, 80),
  hba1cBelow: 7,
  notFastingBelow: 10,
  fasting: { from: 4.4, upTo: 7 },
} as const;

/** Fasting glucose within the aim of home monitoring, both ends included: 7.0 is within it, though the visit's class calls it uncontrolled. */
export const isFastingWithinAim = (fastingGlucose: number): boolean =>
  fastingGlucose >= DIABETIC_AIMS.fasting.from && fastingGlucose <= DIABETIC_AIMS.fasting.upTo;
