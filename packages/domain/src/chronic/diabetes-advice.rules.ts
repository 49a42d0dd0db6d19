import type { CalendarDay } from '../shared/index.ts';
import type { ManagementMeasure } from './visit-class.rules.ts';

export type DiabetesAdviceInput = {
  readonly measure: ManagementMeasure | undefined;
  readonly crisisReasons: readonly string[];
  readonly toConfirm: readonly string[];
  readonly uncontrolled: boolean | undefined;
  readonly adverseReaction: boolean | undefined;
  readonly newOrWorseComplication: boolean;
  /** Codes of dictionaries/medication-adherence: 1 regular, 2 intermittent, 3 not at all. */
  readonly adherence: string | undefined;
  /** 1 none, 2 now and then, 3 often. */
  readonly hypoglycemia: string | undefined;
  /** 1 felt, 2 weak, 3 missing. */
  readonly footPulse: string | undefined;
  readonly nextFollowUpDate: CalendarDay | undefined;
};

const ADHERENCE: { readonly [code: string]: string } = {
  2: '服药间断，先查明原因、督促规律服药，再考虑调整用药。',
  3: '未服药，先查明原因、劝导按医嘱用药，再考虑调整用药。',
};
const HYPOGLYCEMIA: { readonly [code: string]: string } = {
  2: '偶有低血糖反应：核对进餐、运动与用药时间，教会识别与自救。',
  3: '频繁低血糖反应：核查降糖药种类与剂量，必要时减量或转诊。',
};
const FOOT_PULSE: { readonly [code: string]: string } = {
  2: '足背动脉搏动减弱：注意足部护理，排查下肢血管病变。',
  3: '足背动脉搏动消失：建议转上级医院排查下肢血管病变。',
};

/** Why the patient is to be referred, as 转诊原因 is written (at most 200 characters); missing where nobody needs to refer. */
export function diabetesReferralReason(input: DiabetesAdviceInput): string | undefined {
  if (input.measure === '4') return `${input.crisisReasons.join('、')}，紧急转诊`.slice(0, 200);
  if (input.measure !== '3') return undefined;
  if (input.newOrWorseComplication) return '出现新的并发症或原有并发症加重';
  return input.uncontrolled ? '连续两次空腹血糖控制不满意' : '连续两次出现药物不良反应，难以控制';
}

const firstFailure = (input: DiabetesAdviceInput, until: string): string =>
  input.adverseReaction
    ? `出现药物不良反应${input.uncontrolled ? '且空腹血糖未达标' : ''}：结合服药情况调整用药，2 周内${until}随访。`
    : `首次空腹血糖控制不满意：结合服药依从性，必要时增加现有药物剂量、更换或增加不同类的降糖药，2 周内${until}随访。`;

/** What to do now, for the doctor; the wording follows the standard's way of handling each class (section 2.4 [S]). */
export function diabetesAdvice(input: DiabetesAdviceInput): string {
  const until = input.nextFollowUpDate ? `（${input.nextFollowUpDate} 前）` : '';
  const failed = input.measure === '2' || input.measure === '3';
  const lines: readonly (string | undefined)[] = [
    input.measure === '4'
      ? `危急情况：${input.crisisReasons.join('、')}。处理后紧急转诊，2 周内${until}主动随访转诊情况。`
      : undefined,
    input.measure === '3'
      ? `${diabetesReferralReason(input)}：建议转诊到上级医院，2 周内${until}主动随访转诊情况。`
      : undefined,
    input.measure === '2' ? firstFailure(input, until) : undefined,
    input.measure === '1' ? `空腹血糖控制满意，无药物不良反应，继续目前治疗，3 个月内${until}随访。` : undefined,
    failed ? ADHERENCE[input.adherence ?? ''] : undefined,
    HYPOGLYCEMIA[input.hypoglycemia ?? ''],
    FOOT_PULSE[input.footPulse ?? ''],
    input.toConfirm.length > 0 ? `请确认——${input.toConfirm.join('；')}。` : undefined,
  ];
  return lines.filter((line) => line !== undefined).join('\n');
}
