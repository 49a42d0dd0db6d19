import { codesOf, numberOf } from '../clinical/index.ts';
import type { JsonObject } from '../shared/index.ts';

const BY_CONDITION: readonly (readonly [condition: string, code: string])[] = [
  ['hypertension', '3'],
  ['diabetes', '4'],
  ['psychosis', '5'],
];

/**
 * Codes of 体检人群: which yearly check-ups of the third edition a person is due, by age on the day and confirmed diseases.
 * Nobody's group is `{}`: whether the archive was opened just now is the doctor's to say.
 */
export function checkUpPopulation(input: JsonObject): { readonly codes?: readonly string[] } {
  const known = codesOf(input['known']) ?? [];
  const codes = [
    ...((numberOf(input['age']) ?? 0) >= 65 ? ['2'] : []),
    ...BY_CONDITION.filter(([condition]) => known.includes(condition)).map(([, code]) => code),
  ];
  return codes.length > 0 ? { codes } : {};
}
