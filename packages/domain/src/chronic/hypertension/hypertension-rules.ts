import type { RuleLibrary } from '../../forms/index.ts';
import type { JsonObject } from '../../shared/index.ts';
import { crisisSignsOf, HYPERTENSION_SIGNS } from '../psychosis/crisis-signs.rules.ts';
import { hypertensionCardRisk } from './hypertension-card-risk.rules.ts';
import { assessHypertensionFollowUp } from './hypertension-follow-up.rules.ts';
import { assessmentAnswers } from '../follow-up/follow-up-assessment.ts';
import { previousFindings } from '../follow-up/visit-reader.ts';

/** `assessHypertensionFollowUp` for a form's derivation; `crisisSigns` in the form's codes. `referred` is the proposal for 是否转诊, absent while the measure is not known. */
export function hypertensionAssessment(input: JsonObject): JsonObject {
  return assessmentAnswers(
    assessHypertensionFollowUp({
      ...input,
      crisisSigns: crisisSignsOf(HYPERTENSION_SIGNS, input['crisisSigns']),
      previous: previousFindings(input),
    }),
  );
}

/** What the forms of hypertension care may call by name. */
export const hypertensionRules: RuleLibrary = { hypertensionAssessment, hypertensionCardRisk };
