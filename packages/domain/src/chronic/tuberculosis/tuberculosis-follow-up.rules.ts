import { codeOf, numberOf, textOf, type RawInput } from '../../clinical/index.ts';
import { parseCalendarDay, type CalendarDay } from '../../shared/index.ts';
import { nextFollowUpOn, type FollowUpInterval } from '../follow-up/follow-up-interval.rules.ts';
import { isReportableMiss, treatmentPhase, type TreatmentPhase } from './tuberculosis-treatment.rules.ts';
import { isPresent, known } from '../follow-up/visit-reader.ts';

/**
 * How soon the next visit is due (section 4.2): supervised by a doctor monthly; by the family every 10 days in the intensive phase, monthly in
 * the continuation [S]. Self-administered and others as the family [P]. Missing while supervisor or phase are unknown and would matter.
 */
export function tuberculosisInterval(
  supervisor: string | undefined,
  phase: TreatmentPhase | undefined,
): FollowUpInterval | undefined {
  if (supervisor === '1' || phase === 'continuation') return 'one-month';
  return supervisor !== undefined && phase === 'intensive' ? 'ten-days' : undefined;
}

/** What a tuberculosis follow-up concludes; what cannot be judged yet is absent. */
export type TuberculosisAssessment = {
  /** Absent when the treatment has ended: then only its outcome is asked about. */
  readonly nextFollowUpDate?: CalendarDay;
  readonly referred?: boolean;
  readonly referralReason?: string;
  readonly reportMissedDoses: boolean;
  readonly handlingOpinion?: string;
};

/**
 * Judges one follow-up of pulmonary tuberculosis (sections 4.2–4.3): reactions and complications are referred at once and asked about within
 * two weeks; who misses doses for other reasons is taught; a week of them or more is reported; an ended treatment is closed.
 *
 * `input`: the form's keys `followUpDate`, `treatmentMonth`, `supervisor`, `chemotherapyRegimen`, `drugUsage`, `missedDoses`,
 * `adverseDrugReaction`, `complication`, `treatmentStopped`; `isMultidrugResistant` and `patientType` of the first visit; optional `phase`
 * (`intensive`, `continuation`) and `dosesPerWeek`. A referral brings the next visit forward to 14 days at the latest, never back.
 */
export function assessTuberculosisFollowUp(input: RawInput): TuberculosisAssessment {
  const visitedOn = parseCalendarDay(textOf(input['followUpDate']) ?? '');
  const [reaction, complication] = [isPresent(input['adverseDrugReaction']), isPresent(input['complication'])];
  const missed = numberOf(input['missedDoses']);
  const report = isReportableMiss(codeOf(input['drugUsage']), missed, numberOf(input['dosesPerWeek']) ?? 3) === true;
  const because = [reaction ? '出现药物不良反应' : '', complication ? '出现并发症或合并症' : '']
    .filter((text) => text !== '')
    .join('、');
  if (isPresent(input['treatmentStopped']) === true) {
    return {
      referred: true,
      referralReason: '停止治疗，转诊至定点医疗机构评估治疗转归',
      reportMissedDoses: report,
      handlingOpinion:
        '停止抗结核治疗：进行结案评估，记录停止时间与原因、全程服药管理情况，收集上报治疗记录卡（服药卡）；转诊至定点医疗机构作治疗转归评估，2 周内电话随访。',
    };
  }
  const settled = reaction === false && complication === false;
  // Until both are answered, a referral may still bring the date forward.
  const interval =
    settled || because !== '' ? tuberculosisInterval(codeOf(input['supervisor']), phaseOf(input)) : undefined;
  const nextFollowUpDate = visitedOn && nextDate(visitedOn, because !== '', interval);
  const handlingOpinion = opinionOf({
    because,
    settled,
    missed,
    report,
    until: nextFollowUpDate ? `（${nextFollowUpDate} 前）` : '',
  });
  return {
    ...known({ nextFollowUpDate, handlingOpinion }),
    ...(because === '' ? (settled ? { referred: false } : {}) : { referred: true, referralReason: because }),
    reportMissedDoses: report,
  };
}

function phaseOf(input: RawInput): TreatmentPhase | undefined {
  const given = input['phase'];
  return given === 'intensive' || given === 'continuation' ? given : treatmentPhase(input);
}

function nextDate(
  visitedOn: CalendarDay,
  referral: boolean,
  interval: FollowUpInterval | undefined,
): CalendarDay | undefined {
  const routine = interval && nextFollowUpOn(visitedOn, interval);
  if (!referral) return routine;
  const asked = nextFollowUpOn(visitedOn, 'two-weeks');
  return routine && routine < asked ? routine : asked;
}

type OpinionFacts = {
  readonly because: string;
  readonly settled: boolean;
  readonly missed: number | undefined;
  readonly report: boolean;
  readonly until: string;
};

function opinionOf({ because, settled, missed, report, until }: OpinionFacts): string | undefined {
  const lines = [
    because === '' ? '' : `${because}：立即转诊，2 周内${until}随访。`,
    because === '' && (missed ?? 0) > 0 ? '未按医嘱服药：查明原因，加强健康教育，督促规律服药。' : '',
    report ? '漏服药超过 1 周，及时向上级专业机构报告。' : '',
    settled && missed === 0 ? `按时服药、无不良反应：继续督导服药，预约下次随访${until}。` : '',
  ].filter((line) => line !== '');
  return lines.length === 0 ? undefined : lines.join('\n');
}
