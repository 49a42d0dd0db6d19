import { codeOf } from '../clinical/index.ts';
import type { JsonObject } from '../shared/index.ts';
import { leavingToldBy } from './leaving-told.rules.ts';

/** Sheets that can only be filled in by seeing or calling somebody. The checks over a whole file (`visit-after-death`) go by the same. */
export const SEEN_FORMS: readonly string[] = [
  'health-check-up',
  'tcm-constitution',
  'elderly-self-care-assessment',
  'elderly-cognition',
  'elderly-depression',
  'child-check-up',
  'newborn-home-visit',
  'postpartum-newborn-visit',
  'prenatal-visit',
  'first-prenatal-visit',
  'postpartum-visit',
  'postpartum-42-day',
  'visit-record',
];
/** Sheets that may also say that somebody could not be seen any more. */
const FOLLOW_UPS = [
  'hypertension-follow-up',
  'diabetes-follow-up',
  'copd-follow-up',
  'psychosis-follow-up',
  'tuberculosis-follow-up',
];

/** Forms whose sheets may show that somebody lived on their day. */
export const SEEN_ALIVE_FORMS: readonly string[] = [...SEEN_FORMS, ...FOLLOW_UPS];

/** 转归 of a follow-up that ends the care: 2 暂时失访, 9 终止管理. */
const NOT_SEEN = ['2', '9'];

/** Whether a stored sheet shows that the person lived on its day: a follow-up that ends the care or tells of a death or a loss does not. */
export function showsAlive(formId: string, data: JsonObject): boolean {
  if (SEEN_FORMS.includes(formId)) return true;
  return (
    FOLLOW_UPS.includes(formId) &&
    leavingToldBy(formId, data) === undefined &&
    !NOT_SEEN.includes(codeOf(data['disposition']) ?? '') &&
    codeOf(data['lostReason']) === undefined
  );
}
