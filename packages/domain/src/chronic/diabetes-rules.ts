import type { RuleLibrary } from '../forms/index.ts';
import type { JsonObject } from '../shared/index.ts';
import { assessDiabetesFollowUp } from './diabetes-follow-up.rules.ts';
import { assessmentAnswers } from './follow-up-assessment.ts';
import { previousFindings } from './visit-reader.ts';

/**
 * `assessDiabetesFollowUp` for a form's derivation: `visitClass`, `nextManagementMeasure`, `nextFollowUpDate`, `referred`, `referralReason`,
 * `adviceText`, `crisis`, `crisisReasons`, `crisisToConfirm`. What has nothing to say is absent.
 */
export function diabetesAssessment(input: JsonObject): JsonObject {
  return assessmentAnswers(assessDiabetesFollowUp({ ...input, previous: previousFindings(input) }));
}

/** What the forms of diabetes care may call by name. */
export const diabetesRules: RuleLibrary = { diabetesAssessment };
