import { goldGrade, goldGroup, isAirflowObstructed, numberOf } from '../../clinical/index.ts';
import type { RuleLibrary } from '../../forms/index.ts';
import type { JsonObject } from '../../shared/index.ts';
import { assessCopdFollowUp } from './copd-follow-up.rules.ts';
import { assessmentAnswers } from '../follow-up/follow-up-assessment.ts';
import { COPD_SIGNS, crisisSignsOf } from '../psychosis/crisis-signs.rules.ts';
import { isPresent, known, previousFindings, wholePrevious } from '../follow-up/visit-reader.ts';

/** Facts of the visit before, as a whole `previous` object or under their own names (`previous.cyanosisBefore` arrives as `cyanosisBefore`). */
function previousOf(input: JsonObject) {
  const whole = wholePrevious(input);
  const fact = (key: string): boolean | undefined => isPresent(whole[key] ?? input[key]);
  return {
    ...previousFindings(input),
    ...known({ cyanosisBefore: fact('cyanosisBefore'), edemaBefore: fact('edemaBefore') }),
  };
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
  return assessmentAnswers(
    assessCopdFollowUp({
      ...input,
      crisisSigns: crisisSignsOf(COPD_SIGNS, input['crisisSigns']),
      previous: previousOf(input),
    }),
  );
}

/**
 * GOLD grade for a computed field, from `fev1Predicted` in %. Where the form hands over `fev1` and `fvc` (litres, after a bronchodilator), a ratio
 * of 0.70 or more gives no grade: the limitation is not confirmed.
 */
export function goldGradeRule(input: JsonObject): string | undefined {
  const obstructed = isAirflowObstructed(numberOf(input['fev1']), numberOf(input['fvc']));
  return obstructed === false ? undefined : goldGrade(numberOf(input['fev1Predicted']));
}

/** GOLD group for a computed field, from `exacerbationsLastYear`, `hospitalizationsLastYear`, `mmrc` and `catScore`. */
export const goldGroupRule = (input: JsonObject): string | undefined =>
  goldGroup({
    exacerbations: numberOf(input['exacerbationsLastYear']),
    hospitalizations: numberOf(input['hospitalizationsLastYear']),
    mmrc: numberOf(input['mmrc']),
    cat: numberOf(input['catScore']),
  });

/** What the forms of COPD care may call by name. */
export const copdRules: RuleLibrary = {
  copdAssessment,
  copdPlanned,
  goldGrade: goldGradeRule,
  goldGroup: goldGroupRule,
};
