/** Schooling as the limits of the MMSE tell it apart: none, primary school, secondary school and above. */
export type Schooling = 'none' | 'primary' | 'secondary';

/** Highest MMSE total that still counts as positive: no school ≤17, primary ≤20, secondary and above ≤24 [G]. */
const LIMITS: { readonly [schooling in Schooling]: number } = { none: 17, primary: 20, secondary: 24 };

/**
 * Whether an MMSE total (0–30) is below its schooling's limit. Without the schooling only ≤17 (positive for all) and ≥25
 * (negative for all) are certain.
 */
export function isMmsePositive(score: number, schooling: Schooling | undefined): boolean | undefined {
  if (schooling) return score <= LIMITS[schooling];
  if (score <= LIMITS.none) return true;
  return score > LIMITS.secondary ? false : undefined;
}

/** GDS-30 totals from 11 on count as positive [G]. */
export const isDepressionPositive = (score: number): boolean => score >= 11;
