import { codeOf, numberOf, type RawInput, rowsOf } from '../clinical/index.ts';
import type { JsonObject } from '../shared/index.ts';

const sexOf = (row: RawInput): string => codeOf(row['sex']) ?? 'all';

const meet = (one: RawInput, other: RawInput): boolean => {
  const sameSex = sexOf(one) === 'all' || sexOf(other) === 'all' || sexOf(one) === sexOf(other);
  const [from, until] = [
    (row: RawInput) => numberOf(row['ageMin']) ?? 0,
    (row: RawInput) => numberOf(row['ageMax']) ?? Infinity,
  ];
  return sameSex && from(one) <= until(other) && from(other) <= until(one);
};

/** What is wrong with the rows of reference `ranges`: a lower limit above the upper one, ages of the same sex that overlap (both ends included). */
export function referenceRows(input: JsonObject): { readonly reversed: boolean; readonly overlapping: boolean } {
  const rows = rowsOf(input['ranges']);
  return {
    reversed: rows.some((row) => (numberOf(row['low']) ?? -Infinity) > (numberOf(row['high']) ?? Infinity)),
    overlapping: rows.some((row, index) => rows.slice(index + 1).some((other) => meet(row, other))),
  };
}
