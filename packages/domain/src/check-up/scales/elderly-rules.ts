import type { RuleLibrary } from '../../forms/index.ts';
import type { JsonObject } from '../../shared/index.ts';
import { assessCognition, mmseEducationOf } from './cognition.rules.ts';
import { assessDepression, assessMood } from './mood.rules.ts';
import { assessSelfCare } from './self-care.rules.ts';

/** Sheet `elderly-self-care-assessment`: `feedingScore` … `mobilityScore`, `totalScore`, `selfCareGrade`. */
export function selfCareAssessment(input: JsonObject): JsonObject {
  const { points, total, grade } = assessSelfCare(input);
  return {
    ...Object.fromEntries(Object.entries(points).map(([activity, value]) => [`${activity}Score`, value])),
    ...(total === undefined ? {} : { totalScore: total }),
    ...(grade ? { selfCareGrade: grade } : {}),
  };
}

/**
 * Sheet `elderly-cognition`: `coarseScreening`, `totalScore`, `cutoff`, `cognitiveResult`, and the proposals `referralAdvice` (1 again next year,
 * 2 refer) and `educationProposal` from the archive's `residentEducation`.
 */
export function cognitionAssessment(input: JsonObject): JsonObject {
  const { coarseScreening, total, cutoff, result } = assessCognition(input);
  const educationProposal = mmseEducationOf(input['residentEducation']);
  return {
    ...(coarseScreening ? { coarseScreening } : {}),
    ...(total === undefined ? {} : { totalScore: total }),
    ...(cutoff === undefined ? {} : { cutoff }),
    ...(result ? { cognitiveResult: result, referralAdvice: result } : {}),
    ...(educationProposal ? { educationProposal } : {}),
  };
}

/** Sheet `elderly-depression`: `coarseScreening`, `totalScore`, `depressionLevel`, `referralAdvice` (1 again next year, 2 refer). */
export function depressionAssessment(input: JsonObject): JsonObject {
  const { coarseScreening, total, level } = assessDepression(input);
  return {
    ...(coarseScreening ? { coarseScreening } : {}),
    ...(total === undefined ? {} : { totalScore: total }),
    ...(level ? { depressionLevel: level, referralAdvice: level === '1' ? '1' : '2' } : {}),
  };
}

/** Sheet `assessment-self`: `phqTotal`, `phqLevel`, `suicideRiskFlag`, `gadTotal`, `gadLevel`. */
export function moodAssessment(input: JsonObject): JsonObject {
  const { suicideRisk, ...rest } = assessMood(input);
  return { ...rest, ...(suicideRisk === undefined ? {} : { suicideRiskFlag: suicideRisk }) };
}

/** What the sheets of the elderly may call by name. */
export const elderlyRules: RuleLibrary = {
  selfCareAssessment,
  cognitionAssessment,
  depressionAssessment,
  moodAssessment,
};
