import { targetWeight, textOf, type RawInput } from '../clinical/index.ts';
import { parseCalendarDay } from '../shared/index.ts';
import { abnormalityTexts, inReportOrder, type AbnormalityTexts } from './abnormality-text.rules.ts';
import { checkUpSubject } from './check-up-subject.ts';
import { isHint, type Finding } from './finding.ts';
import { FINDING_GROUPS } from './findings/index.ts';
import { healthGuidance, riskFactorControl, riskFactorOther, vaccineAdvice } from './guidance/guidance.rules.ts';
import { checkUpHints } from './hints.rules.ts';
import { isJudged } from './judged-items.ts';
import { recheckAdvice, referralAdvice, type RecheckAdvice, type ReferralAdvice } from './guidance/recheck.rules.ts';

/** Everything the check-up concludes by itself from its answers. */
export type CheckUpAssessment = AbnormalityTexts & {
  /** Severity downwards, then category, then the order of the rules. */
  readonly findings: readonly Finding[];
  /** kg/m², 2 places. */
  readonly bmi?: number;
  /** 1 体检无异常, 2 有异常; missing as long as nothing was examined. */
  readonly healthEvaluation?: '1' | '2';
  readonly healthGuidance: readonly string[];
  readonly riskFactorControl: readonly string[];
  /** kg, 1 place; only for a BMI of 24 or more. */
  readonly targetWeight?: number;
  readonly vaccineAdvice: string;
  readonly riskFactorOther: string;
  /** Worth telling, but no abnormality. */
  readonly hints: readonly string[];
  readonly recheck: readonly RecheckAdvice[];
  readonly referral?: ReferralAdvice;
};

/**
 * Judges an adult's check-up (rules/check-up.md sections 4 to 7; sources stand at each rule).
 *
 * `input` holds the answers by the keys of the health-check-up form as stored, optionally the keys of the supplement sheets, and `sex`
 * (male/female or 1/2), `age` in completed years on the day of the check-up, `known` (confirmed diseases), `ecgSeverity`, `ultrasoundSeverity`.
 * What is missing or no proper answer is not judged. Under 18 and without an age nothing is judged: `undefined`.
 */
export function assessCheckUp(input: RawInput): CheckUpAssessment | undefined {
  const subject = checkUpSubject(input);
  if (!subject) return undefined;
  const findings = inReportOrder(FINDING_GROUPS.flatMap((group) => group(subject)));
  const examDate = parseCalendarDay(textOf(input['examDate']) ?? '');
  const target = targetWeight(subject.number('weight'), subject.number('height'));
  const abnormal = findings.some((finding) => !isHint(finding));
  const referral = referralAdvice(findings, examDate);
  return {
    findings,
    ...abnormalityTexts(findings),
    ...(subject.bmi === undefined ? {} : { bmi: subject.bmi }),
    ...(abnormal ? { healthEvaluation: '2' } : isJudged(input) ? { healthEvaluation: '1' } : {}),
    healthGuidance: healthGuidance(subject, findings),
    riskFactorControl: riskFactorControl(subject),
    ...(target === undefined ? {} : { targetWeight: target }),
    vaccineAdvice: vaccineAdvice(subject),
    riskFactorOther: riskFactorOther(subject, findings),
    hints: checkUpHints(subject, findings),
    recheck: recheckAdvice(findings, examDate),
    ...(referral ? { referral } : {}),
  };
}
