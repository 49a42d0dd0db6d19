import type { RuleLibrary } from '../../forms/index.ts';
import type { JsonObject } from '../../shared/index.ts';
import { crisisSignsOf, DIABETES_SIGNS } from '../psychosis/crisis-signs.rules.ts';
import { assessDiabetesFollowUp } from './diabetes-follow-up.rules.ts';
import { assessmentAnswers } from '../follow-up/follow-up-assessment.ts';
import { previousFindings } from '../follow-up/visit-reader.ts';

/**
 * `assessDiabetesFollowUp` for a form's derivation (`crisisSigns` in the form's codes): `visitClass`, `nextManagementMeasure`, `nextFollowUpDate`, `referred`, `referralReason`,
 * `adviceText`, `crisis`, `crisisReasons`, `crisisToConfirm`. What has nothing to say is absent.
 */
export function diabetesAssessment(input: JsonObject): JsonObject {
  return assessmentAnswers(
    assessDiabetesFollowUp({
      ...input,
      crisisSigns: crisisSignsOf(DIABETES_SIGNS, input['crisisSigns']),
      previous: previousFindings(input),
    }),
  );
}

/** What the forms of diabetes care may call by name. */
export const diabetesRules: RuleLibrary = { diabetesAssessment };
