import type { CalendarDay } from '../../shared/index.ts';
import type { ManagementMeasure } from './visit-class.rules.ts';

/** What one follow-up of hypertension or diabetes came to. */
export type AdviceInput = {
  readonly measure: ManagementMeasure | undefined;
  readonly crisisReasons: readonly string[];
  readonly toConfirm: readonly string[];
  readonly uncontrolled: boolean | undefined;
  readonly adverseReaction: boolean | undefined;
  readonly newOrWorseComplication: boolean;
  /** Codes of dictionaries/medication-adherence: 1 regular, 2 intermittent, 3 not at all. */
  readonly adherence: string | undefined;
  readonly nextFollowUpDate: CalendarDay | undefined;
};

/** What the sentences of one disease say where the other's say something else. */
export type AdviceTexts = {
  /** What is to be controlled: `血压`. */
  readonly aim: string;
  /** What may be changed about the medication after the first failure. */
  readonly change: string;
  /** How the medication is to be taken: `按医嘱服药`. */
  readonly asPrescribed: string;
  readonly confirm: string;
};

/** Why the patient is to be referred, as 转诊原因 is written (at most 200 characters); missing where nobody needs to refer. */
export function referralReasonOf(input: AdviceInput, { aim }: AdviceTexts): string | undefined {
  if (input.measure === '4') return `${input.crisisReasons.join('、')}，紧急转诊`.slice(0, 200);
  if (input.measure !== '3') return undefined;
  if (input.newOrWorseComplication) return '出现新的并发症或原有并发症加重';
  return input.uncontrolled ? `连续两次${aim}控制不满意` : '连续两次出现药物不良反应，难以控制';
}

const firstFailure = (input: AdviceInput, { aim, change }: AdviceTexts, until: string): string =>
  input.adverseReaction
    ? `出现药物不良反应${input.uncontrolled ? `且${aim}未达标` : ''}：结合服药情况调整用药，2 周内${until}随访。`
    : `首次${aim}控制不满意：结合服药依从性，必要时${change}，2 周内${until}随访。`;

const adherenceLine = (input: AdviceInput, { asPrescribed }: AdviceTexts): string | undefined => {
  if (input.adherence === '2') return '服药间断，先查明原因、督促规律服药，再考虑调整用药。';
  return input.adherence === '3' ? `未服药，先查明原因、劝导${asPrescribed}，再考虑调整用药。` : undefined;
};

/**
 * What to do now, for the doctor; the wording follows the standard's way of handling each class (sections 1.5 and 2.4 [S]).
 * `remarks`: what else the disease has to say, before what is to be confirmed.
 */
export function adviceOf(input: AdviceInput, words: AdviceTexts, remarks: readonly (string | undefined)[]): string {
  const until = input.nextFollowUpDate ? `（${input.nextFollowUpDate} 前）` : '';
  const failed = input.measure === '2' || input.measure === '3';
  const lines: readonly (string | undefined)[] = [
    input.measure === '4'
      ? `危急情况：${input.crisisReasons.join('、')}。处理后紧急转诊，2 周内${until}主动随访转诊情况。`
      : undefined,
    input.measure === '3'
      ? `${referralReasonOf(input, words)}：建议转诊到上级医院，2 周内${until}主动随访转诊情况。`
      : undefined,
    input.measure === '2' ? firstFailure(input, words, until) : undefined,
    input.measure === '1' ? `${words.aim}控制满意，无药物不良反应，继续目前治疗，3 个月内${until}随访。` : undefined,
    failed ? adherenceLine(input, words) : undefined,
    ...remarks,
    input.toConfirm.length > 0 ? `${words.confirm}——${input.toConfirm.join('；')}。` : undefined,
  ];
  return lines.filter((line) => line !== undefined).join('\n');
}
