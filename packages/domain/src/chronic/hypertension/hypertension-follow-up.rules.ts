import { codesOf, isUncontrolled, numberOf, type RawInput } from '../../clinical/index.ts';
import { NOT_ASSESSED, type FollowUpAssessment } from '../follow-up/follow-up-assessment.ts';
import { HYPERTENSION_ADVICE } from './hypertension-advice.rules.ts';
import { crisisReasons, type HypertensionFacts } from './hypertension-visit.rules.ts';
import { judgeVisit } from '../follow-up/judge-visit.rules.ts';
import { isPresent, isVisit, known } from '../follow-up/visit-reader.ts';

/** What a hypertension follow-up concludes; what cannot be judged yet is absent. */
export type HypertensionAssessment = FollowUpAssessment;

/** Answers of a hypertension follow-up, with what matters of the visit before. */
export type HypertensionFollowUpInput = RawInput & { readonly previous?: HypertensionFacts | undefined };

/**
 * Judges one follow-up of hypertension (third edition, 2017 [S]; sections 1.2–1.5): control below 140/90 mmHg, from 65 years on below 150/90.
 *
 * `input`: the form's keys `followUpDate`, `systolic`, `diastolic`, `symptoms`, `adverseDrugReaction` (1 none, 2 present), `disposition`,
 * `medicationAdherence`; `age` on the day of the visit; `newOrWorseComplication` (true; absent counts as none, the paper form has no box for it);
 * optional `crisisSigns`; `previous` as `hypertensionFacts` of the last visit gave it (absent: no visit before).
 * Conclusions that an unanswered item could still change are missing. Under 18 nothing is judged.
 */
export function assessHypertensionFollowUp(input: HypertensionFollowUpInput): HypertensionAssessment {
  const age = numberOf(input['age']);
  if (!isVisit(input) || (age !== undefined && age < 18)) return NOT_ASSESSED;
  const crisis = crisisReasons({
    systolic: numberOf(input['systolic']),
    diastolic: numberOf(input['diastolic']),
    symptoms: codesOf(input['symptoms']),
    signs: codesOf(input['crisisSigns']),
  });
  return judgeVisit(input, { ...factsOf(input, age), crisis }, HYPERTENSION_ADVICE);
}

/**
 * What a stored follow-up tells the next one (context `previous`), `age` being the age on its day. Lost ones are no visit: `undefined`,
 * then ask the one before. Unknown facts are absent and count as not present.
 */
export function hypertensionFacts(data: RawInput, age: number | undefined): HypertensionFacts | undefined {
  return isVisit(data) ? factsOf(data, age) : undefined;
}

const factsOf = (data: RawInput, age: number | undefined): HypertensionFacts =>
  known({
    uncontrolled: isUncontrolled(numberOf(data['systolic']), numberOf(data['diastolic']), age),
    adverseReaction: isPresent(data['adverseDrugReaction']),
  });
