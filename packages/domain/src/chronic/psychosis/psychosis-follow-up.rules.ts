import { codeOf, textOf, type RawInput } from '../../clinical/index.ts';
import { parseCalendarDay, type CalendarDay } from '../../shared/index.ts';
import { nextFollowUpOn, type FollowUpInterval } from '../follow-up/follow-up-interval.rules.ts';
import {
  isReportable,
  psychosisClass,
  unstableReasons,
  type PsychosisClass,
  type UnstableReason,
} from './psychosis-class.rules.ts';
import { known } from '../follow-up/visit-reader.ts';

/** How soon to visit again, and who else is to be asked. */
export type PsychosisPlan = {
  readonly interval: FollowUpInterval;
  readonly referral: boolean;
  /** Still not stable after two weeks of treatment: a psychiatrist's guidance is to be asked for. */
  readonly specialistGuidance: boolean;
};

/**
 * What follows a class (section 3.4): unstable, refer at once and ask within two weeks [S]; basically stable, two weeks, and one month with a
 * psychiatrist's guidance when the visit before was basically stable as well [recall]; stable, three months [S].
 */
export function psychosisPlan(visitClass: PsychosisClass, previousClass?: PsychosisClass): PsychosisPlan {
  if (visitClass === '1') return { interval: 'two-weeks', referral: true, specialistGuidance: false };
  if (visitClass === '3') return { interval: 'three-months', referral: false, specialistGuidance: false };
  const again = previousClass === '2';
  return { interval: again ? 'one-month' : 'two-weeks', referral: false, specialistGuidance: again };
}

/** What a follow-up of a severe mental disorder concludes; what cannot be judged yet is absent. */
export type PsychosisAssessment = {
  readonly visitClass?: PsychosisClass;
  readonly reasons: readonly UnstableReason[];
  /** Always later than the visit. */
  readonly nextFollowUpDate?: CalendarDay;
  readonly referralNeeded?: boolean;
  readonly referralReason?: string;
  readonly specialistGuidance: boolean;
  /** The police and a psychiatrist are to be told. */
  readonly reportNeeded: boolean;
  readonly advice: string;
};

const REASON_TEXTS: { readonly [reason in UnstableReason]: string } = {
  risk: '危险性评估 3 级及以上',
  symptoms: '精神症状明显',
  insight: '自知力缺乏',
  'severe-reaction': '严重药物不良反应',
  'physical-disease': '严重躯体疾病',
};

const NOTHING: PsychosisAssessment = { reasons: [], specialistGuidance: false, reportNeeded: false, advice: '' };

/** A follow-up that only notes loss or death is no visit. */
export const isPsychosisVisit = (data: RawInput): boolean =>
  codeOf(data['lostReason']) === undefined && textOf(data['deathDate']) === undefined;

const classOf = (value: unknown): PsychosisClass | undefined => {
  const code = codeOf(value);
  return code === '1' || code === '2' || code === '3' ? code : undefined;
};

/**
 * Judges one follow-up of severe mental disorder by the form's keys; `previousClass` is the class of the visit before (absent: none).
 * With `visitClass` among the answers the doctor's own class is planned for, not the computed one. In hospital now (`hospitalization` 1):
 * asked about every two weeks (section 6.2 [P]), whatever the class.
 */
export function assessPsychosisFollowUp(input: RawInput): PsychosisAssessment {
  if (!isPsychosisVisit(input)) return NOTHING;
  const visitClass = classOf(input['visitClass']) ?? psychosisClass(input);
  const reasons = unstableReasons(input);
  const reportNeeded = isReportable(input, visitClass);
  if (!visitClass) return { ...NOTHING, reasons, reportNeeded };
  const plan = psychosisPlan(visitClass, classOf(input['previousClass']));
  const inHospital = codeOf(input['hospitalization']) === '1';
  const visitedOn = parseCalendarDay(textOf(input['followUpDate']) ?? '');
  const nextFollowUpDate = visitedOn && nextFollowUpOn(visitedOn, inHospital ? 'two-weeks' : plan.interval);
  // Nobody is referred who lies in hospital already.
  const referralNeeded = plan.referral && !inHospital;
  const because = reasons.map((reason) => REASON_TEXTS[reason]).join('、') || '病情不稳定';
  return {
    ...known({ nextFollowUpDate, referralReason: referralNeeded ? because : undefined }),
    visitClass,
    reasons,
    referralNeeded,
    reportNeeded,
    specialistGuidance: plan.specialistGuidance,
    advice: adviceOf(visitClass, {
      because,
      inHospital,
      plan,
      reportNeeded,
      until: nextFollowUpDate ? `（${nextFollowUpDate} 前）` : '',
    }),
  };
}

type AdviceFacts = {
  readonly because: string;
  readonly inHospital: boolean;
  readonly plan: PsychosisPlan;
  readonly reportNeeded: boolean;
  readonly until: string;
};

function adviceOf(visitClass: PsychosisClass, { because, inHospital, plan, reportNeeded, until }: AdviceFacts): string {
  if (inHospital) return `目前住院：2 周内${until}了解治疗情况。`;
  if (visitClass === '3') return `病情稳定：继续执行上级医院制定的治疗方案，3 个月内${until}随访。`;
  if (visitClass === '1') {
    const report = reportNeeded ? '必要时报告当地公安部门，' : '';
    return `病情不稳定（${because}）：对症处理后立即转诊到上级医院，${report}2 周内${until}随访；未能住院或转诊的，联系精神专科医师，在居委会人员、民警协助下随访。`;
  }
  return plan.specialistGuidance
    ? `仍为基本稳定：请精神专科医师进行技术指导，1 个月内${until}随访。`
    : `基本稳定：判断是病情波动、疗效不佳还是药物不良反应或躯体症状，在规定剂量范围内调整或对症治疗，2 周内${until}随访。`;
}

/** What a stored follow-up tells the next one: its class as `previousClass`. A lost one is no visit: `undefined`, then ask the one before. */
export function psychosisFacts(data: RawInput): { readonly previousClass?: PsychosisClass } | undefined {
  return isPsychosisVisit(data) ? known({ previousClass: classOf(data['visitClass']) }) : undefined;
}

/** Three follow-ups in a row that found nobody make the patient lost (form code 4 [S]). In the order of time. */
export const isLostToFollowUp = (found: readonly boolean[]): boolean =>
  found.length >= 3 && found.slice(-3).every((one) => !one);
