import type { CalendarDay } from '../shared/index.ts';
import type { ManagementMeasure } from './visit-class.rules.ts';

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

const ADHERENCE: { readonly [code: string]: string } = {
  2: '服药间断，先查明原因、督促规律服药，再考虑调整用药。',
  3: '未服药，先查明原因、劝导按医嘱服药，再考虑调整用药。',
};

/** Why the patient is to be referred, as 转诊原因 is written (at most 200 characters); missing where nobody needs to refer. */
export function hypertensionReferralReason(input: AdviceInput): string | undefined {
  if (input.measure === '4') return `${input.crisisReasons.join('、')}，紧急转诊`.slice(0, 200);
  if (input.measure !== '3') return undefined;
  if (input.newOrWorseComplication) return '出现新的并发症或原有并发症加重';
  return input.uncontrolled ? '连续两次血压控制不满意' : '连续两次出现药物不良反应，难以控制';
}

/** What to do now, for the doctor; the wording follows the standard's way of handling each class (section 1.5 [S]). */
export function hypertensionAdvice(input: AdviceInput): string {
  const next = input.nextFollowUpDate;
  const until = next ? `（${next} 前）` : '';
  const lines: readonly (string | undefined)[] = [
    input.measure === '4'
      ? `危急情况：${input.crisisReasons.join('、')}。处理后紧急转诊，2 周内${until}主动随访转诊情况。`
      : undefined,
    input.measure === '3'
      ? `${hypertensionReferralReason(input)}：建议转诊到上级医院，2 周内${until}主动随访转诊情况。`
      : undefined,
    input.measure === '2' ? firstFailure(input, until) : undefined,
    input.measure === '1' ? `血压控制满意，无药物不良反应，继续目前治疗，3 个月内${until}随访。` : undefined,
    input.measure === '2' || input.measure === '3' ? ADHERENCE[input.adherence ?? ''] : undefined,
    input.toConfirm.length > 0 ? `请确认症状——${input.toConfirm.join('；')}。` : undefined,
  ];
  return lines.filter((line) => line !== undefined).join('\n');
}

const firstFailure = (input: AdviceInput, until: string): string =>
  input.adverseReaction
    ? `出现药物不良反应${input.uncontrolled ? '且血压未达标' : ''}：结合服药情况调整用药，2 周内${until}随访。`
    : `首次血压控制不满意：结合服药依从性，必要时增加剂量、更换或加用不同类降压药，2 周内${until}随访。`;
