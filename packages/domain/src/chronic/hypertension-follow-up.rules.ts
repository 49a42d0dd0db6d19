import { codeOf, codesOf, isUncontrolled, numberOf, type RawInput } from '../clinical/index.ts';
import { NOT_ASSESSED, type FollowUpAssessment } from './follow-up-assessment.ts';
import { hypertensionAdvice, hypertensionReferralReason } from './hypertension-advice.rules.ts';
import { crisisReasons, type HypertensionFacts } from './hypertension-visit.rules.ts';
import { isPresent, isVisit, known } from './visit-reader.ts';
import { concludeVisit } from './visit-conclusion.rules.ts';

export type HypertensionAssessment = FollowUpAssessment;

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
  const { uncontrolled, adverseReaction } = factsOf(input, age);
  const { reasons, toConfirm } = crisisReasons({
    systolic: numberOf(input['systolic']),
    diastolic: numberOf(input['diastolic']),
    symptoms: codesOf(input['symptoms']),
    signs: codesOf(input['crisisSigns']),
  });
  const { newOrWorseComplication, crisis, visitClass, measure, nextFollowUpDate } = concludeVisit(
    input,
    { ...known({ uncontrolled, adverseReaction }), crisisReasons: reasons },
    'three-months',
  );
  const adviceInput = {
    measure,
    crisisReasons: reasons,
    toConfirm,
    uncontrolled,
    adverseReaction,
    newOrWorseComplication,
    nextFollowUpDate,
    adherence: codeOf(input['medicationAdherence']),
  };
  const referralReason = hypertensionReferralReason(adviceInput);
  return {
    ...(visitClass ? { visitClass } : {}),
    crisis,
    crisisReasons: reasons,
    crisisToConfirm: toConfirm,
    ...(measure ? { measure } : {}),
    ...(nextFollowUpDate ? { nextFollowUpDate } : {}),
    referralNeeded: measure === '3' || measure === '4',
    ...(referralReason ? { referralReason } : {}),
    advice: hypertensionAdvice(adviceInput),
  };
}

/**
 * What a stored follow-up tells the next one (context `previous`), `age` being the age on its day. Lost ones are no visit: `undefined`,
 * then ask the one before. Unknown facts are absent and count as not present.
 */
export function hypertensionFacts(data: RawInput, age: number | undefined): HypertensionFacts | undefined {
  return isVisit(data) ? factsOf(data, age) : undefined;
}

function factsOf(data: RawInput, age: number | undefined): HypertensionFacts {
  const uncontrolled = isUncontrolled(numberOf(data['systolic']), numberOf(data['diastolic']), age);
  const adverseReaction = isPresent(data['adverseDrugReaction']);
  return {
    ...(uncontrolled === undefined ? {} : { uncontrolled }),
    ...(adverseReaction === undefined ? {} : { adverseReaction }),
  };
}
