import { codeOf, rowsOf } from '../../clinical/index.ts';
import type { JsonObject } from '../../shared/index.ts';

/** What the severities of `abnormalFindings` demand: 2 a recheck, 3 and 4 a referral, 4 feedback on the same day (`rules/check-up.md`). */
export function feedbackNeeds(input: JsonObject): {
  readonly recheck: boolean;
  readonly referral: boolean;
  readonly critical: boolean;
} {
  const severities = rowsOf(input['abnormalFindings']).map((row) => codeOf(row['severity']));
  const has = (code: string): boolean => severities.includes(code);
  return { recheck: has('2'), referral: has('3') || has('4'), critical: has('4') };
}
