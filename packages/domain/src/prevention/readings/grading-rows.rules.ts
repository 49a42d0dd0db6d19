import { numberOf, rowsOf } from '../../clinical/index.ts';
import type { JsonObject } from '../../shared/index.ts';

/**
 * Whether the `levels` of an assessment do not follow one another: a lower limit not below the upper one, or a level that does not begin where the
 * one before ends. The first may be open below and the last above. Absent until there are two limits to compare.
 */
export function gradingRows(input: JsonObject): { readonly broken?: boolean } {
  const rows = rowsOf(input['levels']).map((row) => ({
    low: numberOf(row['low']) ?? -Infinity,
    high: numberOf(row['high']) ?? Infinity,
  }));
  if (rows.length === 0) return {};
  const sorted = [...rows].sort((one, other) => one.low - other.low);
  return {
    broken: sorted.some(({ low, high }, index) => low >= high || (index > 0 && low !== sorted[index - 1]!.high)),
  };
}
