import type { CalendarDay, JsonObject } from '../../shared/index.ts';
import type { ManagementMeasure, VisitClass } from './visit-class.rules.ts';

/** What the rules of a chronic disease make of one follow-up. Conclusions that an unanswered item could still change are absent. */
export type FollowUpAssessment = {
  readonly visitClass?: VisitClass;
  readonly crisis: boolean;
  readonly crisisReasons: readonly string[];
  /** What is a crisis only when severe or lasting; the doctor decides. */
  readonly crisisToConfirm: readonly string[];
  readonly measure?: ManagementMeasure;
  /** Always later than the visit. */
  readonly nextFollowUpDate?: CalendarDay;
  readonly referralNeeded: boolean;
  readonly referralReason?: string;
  readonly advice: string;
};

/** Nothing can be said: no visit, or somebody the rules are not for. */
export const NOT_ASSESSED: FollowUpAssessment = {
  crisis: false,
  crisisReasons: [],
  crisisToConfirm: [],
  referralNeeded: false,
  advice: '',
};

/** An assessment under the keys of the forms. `referred` is the proposal for 是否转诊, absent while the measure is not known; so is what has nothing to say. */
export function assessmentAnswers({
  advice,
  crisisReasons,
  crisisToConfirm,
  referralNeeded,
  ...rest
}: FollowUpAssessment & { readonly managementLevel?: string }): JsonObject {
  return {
    ...rest,
    ...(rest.measure ? { nextManagementMeasure: rest.measure, referred: referralNeeded } : {}),
    ...(crisisReasons.length > 0 ? { crisisReasons } : {}),
    ...(crisisToConfirm.length > 0 ? { crisisToConfirm } : {}),
    ...(advice === '' ? {} : { adviceText: advice }),
  };
}
