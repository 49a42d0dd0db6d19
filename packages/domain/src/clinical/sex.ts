/** Sex as clinical rules know it. Only two have adult reference ranges; every other answer is unknown. */
export type ClinicalSex = 'male' | 'female';

/** Accepts the context's `male`/`female` and the codes of dictionaries/sex (`1` 男, `2` 女); anything else is unknown. */
export function clinicalSex(value: unknown): ClinicalSex | undefined {
  if (value === 'male' || value === '1' || value === 1) return 'male';
  if (value === 'female' || value === '2' || value === 2) return 'female';
  return undefined;
}
