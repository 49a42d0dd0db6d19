import { codeOf, rowsOf, textOf } from '../clinical/index.ts';
import type { JsonObject } from '../shared/index.ts';

/**
 * Whether digits 19 (kind) and 20 (level) of the 20-digit `disabilityCertificateNo` contradict every row of `disabilityDetails`.
 * Absent while number or rows are not there.
 */
export function disabilityCertificate(input: JsonObject): { readonly mismatch?: boolean } {
  const number = textOf(input['disabilityCertificateNo']);
  const rows = rowsOf(input['disabilityDetails'])
    .map((row) => `${codeOf(row['type']) ?? ''}${codeOf(row['level']) ?? ''}`)
    .filter((pair) => pair.length === 2);
  return number === undefined || number.length < 20 || rows.length === 0
    ? {}
    : { mismatch: !rows.includes(number.slice(18, 20)) };
}
