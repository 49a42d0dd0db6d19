import type { RuleLibrary } from '../forms/index.ts';
import type { JsonObject } from '../shared/index.ts';
import { hypertensionCardRisk } from './hypertension-card-risk.rules.ts';
import { assessHypertensionFollowUp } from './hypertension-follow-up.rules.ts';
import { previousFindings } from './visit-reader.ts';

/** `assessHypertensionFollowUp` for a form's derivation. `referred` is the proposal for 是否转诊, absent while the measure is not known. */
export function hypertensionAssessment(input: JsonObject): JsonObject {
  const { advice, crisisReasons, crisisToConfirm, referralNeeded, ...rest } = assessHypertensionFollowUp({ ...input, previous: previousFindings(input) });
  return {
    ...rest,
    ...(rest.measure ? { nextManagementMeasure: rest.measure, referred: referralNeeded } : {}),
    ...(crisisReasons.length > 0 ? { crisisReasons } : {}),
    ...(crisisToConfirm.length > 0 ? { crisisToConfirm } : {}),
    ...(advice === '' ? {} : { adviceText: advice }),
  };
}

/** What the forms of hypertension care may call by name. */
export const hypertensionRules: RuleLibrary = { hypertensionAssessment, hypertensionCardRisk };
