import { codeOf, type RawInput } from '../../clinical/index.ts';
import type { RuleLibrary } from '../../forms/index.ts';
import type { JsonObject } from '../../shared/index.ts';
import { assessPsychosisFollowUp } from './psychosis-follow-up.rules.ts';
import { wholePrevious } from '../follow-up/visit-reader.ts';

const previousClassOf = (input: RawInput): string | undefined =>
  codeOf(input['previousClass']) ?? codeOf(wholePrevious(input)['previousClass']);

function judged(input: RawInput): JsonObject {
  const previousClass = previousClassOf(input);
  const { advice, reasons, referralNeeded, specialistGuidance, reportNeeded, ...rest } = assessPsychosisFollowUp({
    ...input,
    previousClass,
  });
  return {
    ...rest,
    ...(referralNeeded === undefined ? {} : { referred: referralNeeded ? '2' : '1' }),
    ...(reasons.length > 0 ? { reasons } : {}),
    specialistGuidance,
    reportNeeded,
    ...(advice === '' ? {} : { adviceText: advice }),
  };
}

/**
 * `assessPsychosisFollowUp` for a form's derivation: `visitClass`, and what follows that class: `nextFollowUpDate`, `referred` (1 否, 2 是),
 * `referralReason`, `adviceText`, `specialistGuidance`, `reportNeeded`, `reasons`. The doctor's own `visitClass` is left aside.
 */
export const psychosisAssessment = ({ visitClass: _doctors, ...input }: JsonObject): JsonObject => judged(input);

/** The same for the class that stands in the form (input `visitClass`): next date and referral follow the doctor where he judged otherwise. */
export const psychosisPlanned = (input: JsonObject): JsonObject =>
  codeOf(input['visitClass']) === undefined ? {} : judged(input);

/** What the forms of psychosis care may call by name. */
export const psychosisRules: RuleLibrary = { psychosisAssessment, psychosisPlanned };
