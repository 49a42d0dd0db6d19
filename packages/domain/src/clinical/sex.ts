import type { Fact } from './certainty.ts';

/** Sex as clinical rules know it. Only two have adult reference ranges; every other answer is unknown. */
export type ClinicalSex = 'male' | 'female';

/** Accepts the context's `male`/`female` and the codes of dictionaries/sex (`1` 男, `2` 女); anything else is unknown. */
export function clinicalSex(value: unknown): ClinicalSex | undefined {
  if (value === 'male' || value === '1' || value === 1) return 'male';
  if (value === 'female' || value === '2' || value === 2) return 'female';
  return undefined;
}

/** What holds for the sex; where that is unknown, what holds for both. */
export function forSex(sex: ClinicalSex | undefined, holds: (sex: ClinicalSex) => Fact): Fact {
  if (sex !== undefined) return holds(sex);
  const verdict = holds('male');
  return verdict === holds('female') ? verdict : undefined;
}
