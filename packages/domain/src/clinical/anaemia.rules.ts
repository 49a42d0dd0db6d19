import type { ClinicalSex } from './sex.ts';

/** Degree of anaemia by haemoglobin in g/L, WS/T 441-2013; see `anaemiaDegree` for the limits. */
export type AnaemiaDegree = 'none' | 'mild' | 'moderate' | 'severe' | 'very-severe';

/** g/L to subtract from the measured haemoglobin from that altitude (m) on; between two steps the lower one counts [P]. */
const ALTITUDE_STEPS: readonly (readonly [from: number, subtract: number])[] = [
  [4500, 45],
  [4000, 35],
  [3500, 27],
  [3000, 19],
  [2500, 13],
  [2000, 8],
  [1500, 5],
  [1000, 2],
];

/** Correction of haemoglobin in g/L for living at an altitude in m. */
export const altitudeCorrection = (altitude: number): number =>
  ALTITUDE_STEPS.find(([from]) => altitude >= from)?.[1] ?? 0;

/** Haemoglobin in g/L below which people of 15 and over are anaemic: men 130, women 120, pregnant women 110. WS/T 441-2013 [G]. */
export const anaemiaLimit = (sex: ClinicalSex, pregnant = false): number =>
  sex === 'male' ? 130 : pregnant ? 110 : 120;

/**
 * Haemoglobin in g/L below which anybody is anaemic, by the age in completed months: WS/T 441-2013 from 6 months on (110, 115 from 5 years, 120 from
 * 12 years, adults from 15); younger ones by paediatric usage (first month 145, up to 4 months 90, up to 6 months 100) [G]. Of 15 and over the sex
 * decides; missing without it, except for what both share.
 */
export function anaemiaLimitByAge(months: number, sex: ClinicalSex | undefined, pregnant = false): number | undefined {
  if (months < 0) return undefined;
  if (months < 1) return 145;
  if (months < 4) return 90;
  if (months < 6) return 100;
  if (months < 60) return 110;
  if (months < 144) return 115;
  if (months < 180) return 120;
  return sex && anaemiaLimit(sex, pregnant);
}

/** Degree below a limit, for children and adults alike: mild from 90 up to it, moderate 60–89, severe 30–59, very severe <30 g/L [G]. WHO grades otherwise. */
export function degreeBelow(haemoglobin: number, limit: number): AnaemiaDegree {
  if (haemoglobin >= limit) return 'none';
  if (haemoglobin >= 90) return 'mild';
  if (haemoglobin >= 60) return 'moderate';
  return haemoglobin >= 30 ? 'severe' : 'very-severe';
}

/**
 * Degree of anaemia of people of 15 and over by WS/T 441-2013 after correction for altitude: mild from 90 up to the limit,
 * moderate 60–89, severe 30–59, very severe <30 g/L. The check-up's own finding ANEMIA uses the clinical limits 120 / 110 instead.
 *
 * @example
 * ```ts
 * anaemiaDegree(104, 'female'); // 'mild'
 * ```
 */
export function anaemiaDegree(
  haemoglobin: number,
  sex: ClinicalSex,
  options: { readonly pregnant?: boolean; readonly altitude?: number } = {},
): AnaemiaDegree {
  return degreeBelow(haemoglobin - altitudeCorrection(options.altitude ?? 0), anaemiaLimit(sex, options.pregnant));
}
