import { codesOf, numberOf, type RawInput } from '../../clinical/index.ts';
import { diabetesRemarks, DIABETES_ADVICE } from './diabetes-advice.rules.ts';
import { diabetesCrisisReasons, isGlucoseUncontrolled } from './diabetes-visit.rules.ts';
import { NOT_ASSESSED, type FollowUpAssessment } from '../follow-up/follow-up-assessment.ts';
import { judgeVisit } from '../follow-up/judge-visit.rules.ts';
import type { VisitFindings } from '../follow-up/visit-class.rules.ts';
import { isPresent, isVisit, known } from '../follow-up/visit-reader.ts';

/** What a diabetes follow-up concludes; what cannot be judged yet is absent. */
export type DiabetesAssessment = FollowUpAssessment;

/** Answers of a diabetes follow-up, with what matters of the visit before. */
export type DiabetesFollowUpInput = RawInput & { readonly previous?: VisitFindings | undefined };

/**
 * Judges one follow-up of type 2 diabetes (third edition, 2017 [S]; sections 2.2–2.4): controlled with a fasting glucose below 7.0 mmol/L.
 *
 * `input`: the form's keys `followUpDate`, `disposition`, `fastingGlucose`, `postprandialGlucose`, `randomGlucose` (mmol/L), `systolic`,
 * `diastolic` (mmHg), `heartRate`, `bodyTemperature`, `symptoms`, `adverseDrugReaction` (1 none, 2 present), `medicationAdherence`,
 * `hypoglycemiaReaction`, `dorsalisPedisPulse`; `newOrWorseComplication` (true; absent counts as none, the paper form has no box for it);
 * optional `crisisSigns`; `previous` as `diabetesFacts` of the last visit gave it (absent: no visit before).
 * Conclusions that an unanswered item could still change are missing. Under 18 (`age`) nothing is judged: these are adults' limits.
 */
export function assessDiabetesFollowUp(input: DiabetesFollowUpInput): DiabetesAssessment {
  const age = numberOf(input['age']);
  if (!isVisit(input) || (age !== undefined && age < 18)) return NOT_ASSESSED;
  const numbers = (...keys: readonly string[]) => Object.fromEntries(keys.map((key) => [key, numberOf(input[key])]));
  const crisis = diabetesCrisisReasons({
    ...numbers(
      'fastingGlucose',
      'postprandialGlucose',
      'randomGlucose',
      'systolic',
      'diastolic',
      'heartRate',
      'bodyTemperature',
    ),
    symptoms: codesOf(input['symptoms']),
    signs: codesOf(input['crisisSigns']),
  });
  return judgeVisit(input, { ...findingsOf(input), crisis, remarks: diabetesRemarks(input) }, DIABETES_ADVICE);
}

/**
 * What a stored follow-up tells the next one (context `previous`). Lost ones are no visit: `undefined`, then ask the one before.
 * Unknown facts are absent and count as not present.
 */
export const diabetesFacts = (data: RawInput): VisitFindings | undefined =>
  isVisit(data) ? findingsOf(data) : undefined;

const findingsOf = (data: RawInput): VisitFindings =>
  known({
    uncontrolled: isGlucoseUncontrolled(numberOf(data['fastingGlucose'])),
    adverseReaction: isPresent(data['adverseDrugReaction']),
  });
