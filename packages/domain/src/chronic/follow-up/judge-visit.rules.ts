import { codeOf, type RawInput } from '../../clinical/index.ts';
import { adviceOf, referralReasonOf, type AdviceTexts } from './follow-up-advice.rules.ts';
import type { FollowUpAssessment } from './follow-up-assessment.ts';
import type { VisitFindings } from './visit-class.rules.ts';
import { concludeVisit } from './visit-conclusion.rules.ts';
import { known } from './visit-reader.ts';

type Found = VisitFindings & {
  readonly crisis: { readonly reasons: readonly string[]; readonly toConfirm: readonly string[] };
  /** See `adviceOf`. */
  readonly remarks?: readonly (string | undefined)[];
};

/** What a follow-up of hypertension or diabetes comes to and what is said of it, once the disease's own rules have found what is wrong. */
export function judgeVisit(
  input: RawInput & { readonly previous?: VisitFindings | undefined },
  { uncontrolled, adverseReaction, crisis: { reasons, toConfirm }, remarks = [] }: Found,
  words: AdviceTexts,
): FollowUpAssessment {
  const { newOrWorseComplication, crisis, visitClass, measure, nextFollowUpDate } = concludeVisit(
    input,
    { ...known({ uncontrolled, adverseReaction }), crisisReasons: reasons },
    'three-months',
  );
  const advised = {
    measure,
    crisisReasons: reasons,
    toConfirm,
    uncontrolled,
    adverseReaction,
    newOrWorseComplication,
    nextFollowUpDate,
    adherence: codeOf(input['medicationAdherence']),
  };
  return {
    ...known({ visitClass, measure, nextFollowUpDate, referralReason: referralReasonOf(advised, words) }),
    crisis,
    crisisReasons: reasons,
    crisisToConfirm: toConfirm,
    referralNeeded: measure === '3' || measure === '4',
    advice: adviceOf(advised, words, remarks),
  };
}
