import type { ClinicalSex } from './sex.ts';

export type AnaemiaDegree = 'none' | 'mild' | 'moderate' | 'severe' | 'very-severe';

/** g/L to subtract from the measured haemoglobin from that altitude (m) on; between two steps the lower one counts [P]. */
const ALTITUDE_STEPS: readonly (readonly [from: number, subtract: number])[] = [
  [4500, 45], [4000, 35], [3500, 27], [3000, 19], [2500, 13], [2000, 8], [1500, 5], [1000, 2],
];

/** Correction of haemoglobin in g/L for living at an altitude in m. */
export const altitudeCorrection = (altitude: number): number => ALTITUDE_STEPS.find(([from]) => altitude >= from)?.[1] ?? 0;

/** Haemoglobin in g/L below which people of 15 and over are anaemic: men 130, women 120, pregnant women 110. WS/T 441-2013 [G]. */
export const anaemiaLimit = (sex: ClinicalSex, pregnant = false): number => (sex === 'male' ? 130 : pregnant ? 110 : 120);

/**
 * Degree of anaemia of people of 15 and over by WS/T 441-2013 after correction for altitude: mild from 90 up to the limit,
 * moderate 60–89, severe 30–59, very severe <30 g/L. The check-up's own finding ANEMIA uses the clinical limits 120 / 110 instead.
 */
export function anaemiaDegree(
  haemoglobin: number, sex: ClinicalSex, options: { readonly pregnant?: boolean; readonly altitude?: number } = {},
): AnaemiaDegree {
  const corrected = haemoglobin - altitudeCorrection(options.altitude ?? 0);
  if (corrected >= anaemiaLimit(sex, options.pregnant)) return 'none';
  if (corrected >= 90) return 'mild';
  if (corrected >= 60) return 'moderate';
  return corrected >= 30 ? 'severe' : 'very-severe';
}
