import { goldGrade as grade, numberOf } from '../clinical/index.ts';
import type { RuleLibrary } from '../forms/index.ts';
import type { Json, JsonObject } from '../shared/index.ts';
import { assessCopdFollowUp, copdGroup } from './copd-follow-up.rules.ts';
import { isPresent, known, previousFindings, wholePrevious } from './visit-reader.ts';

/** `previous.cyanosis` would end like today's own item, so these two are taken from a whole `previous` or as `previousCyanosis`, `previousEdema`. */
function previousOf(input: JsonObject) {
  const whole = wholePrevious(input);
  const signs = { cyanosis: isPresent(whole['cyanosis'] ?? input['previousCyanosis']), edema: isPresent(whole['edema'] ?? input['previousEdema']) };
  return { ...previousFindings(input), ...known(signs) };
}

/**
 * `assessCopdFollowUp` for a form's derivation: `managementLevel`, `visitClass`, `nextManagementMeasure`, `nextFollowUpDate`, `referred`,
 * `referralReason`, `adviceText`, `crisis`, `crisisReasons`, `crisisToConfirm`. The doctor's own `managementLevel` is left aside.
 */
export function copdAssessment({ managementLevel: _doctors, ...input }: JsonObject): JsonObject {
  return copdPlanned(input);
}

/** The same with the level that stands in the form (input `managementLevel`): class, date and referral follow the doctor. */
export function copdPlanned(input: JsonObject): JsonObject {
  const { advice, crisisReasons, crisisToConfirm, referralNeeded, ...rest } = assessCopdFollowUp({ ...input, previous: previousOf(input) });
  return {
    ...rest,
    ...(rest.measure ? { nextManagementMeasure: rest.measure, referred: referralNeeded } : {}),
    ...(crisisReasons.length > 0 ? { crisisReasons } : {}),
    ...(crisisToConfirm.length > 0 ? { crisisToConfirm } : {}),
    ...(advice === '' ? {} : { adviceText: advice }),
  };
}

/** GOLD grade for a computed field, from `fev1Predicted` in %. */
export const goldGradeRule = (input: JsonObject): Json | undefined => grade(numberOf(input['fev1Predicted']));

/** GOLD group for a computed field, from `exacerbationsLastYear`, `hospitalizationsLastYear`, `mmrc`, `catScore`. */
export const goldGroupRule = (input: JsonObject): Json | undefined => copdGroup(input);

/** What the forms of COPD care may call by name. */
export const copdRules: RuleLibrary = { copdAssessment, copdPlanned, goldGrade: goldGradeRule, goldGroup: goldGroupRule };
