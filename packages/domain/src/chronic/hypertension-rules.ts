import type { RawInput } from '../clinical/index.ts';
import type { RuleLibrary } from '../forms/index.ts';
import type { JsonObject } from '../shared/index.ts';
import { assessHypertensionFollowUp } from './hypertension-follow-up.rules.ts';
import type { HypertensionFacts } from './hypertension-visit.rules.ts';

/**
 * Facts of the visit before. A derivation hands a context path over under its last part, so `previous.uncontrolled` arrives as `uncontrolled` and
 * `previous.adverseReaction` as `adverseReaction` (today's own answer is `adverseDrugReaction`); a whole `previous` object does as well.
 */
function previousOf(input: RawInput): HypertensionFacts {
  const whole = input['previous'];
  const facts: RawInput = typeof whole === 'object' && whole !== null ? (whole as RawInput) : {};
  const fact = (key: string, long: string): boolean => [facts[key], facts[long], input[key], input[long]].includes(true);
  return {
    uncontrolled: fact('uncontrolled', 'previousUncontrolled'),
    adverseReaction: fact('adverseReaction', 'previousAdverseReaction'),
  };
}

/** `assessHypertensionFollowUp` for a form's derivation. `referred` is the proposal for 是否转诊, absent while the measure is not known. */
export function hypertensionAssessment(input: JsonObject): JsonObject {
  const { advice, crisisReasons, crisisToConfirm, referralNeeded, ...rest } = assessHypertensionFollowUp({ ...input, previous: previousOf(input) });
  return {
    ...rest,
    ...(rest.measure ? { referred: referralNeeded } : {}),
    ...(crisisReasons.length > 0 ? { crisisReasons } : {}),
    ...(crisisToConfirm.length > 0 ? { crisisToConfirm } : {}),
    ...(advice === '' ? {} : { adviceText: advice }),
  };
}

/** What the forms of hypertension care may call by name. */
export const hypertensionRules: RuleLibrary = { hypertensionAssessment };
