import { codeOf, type RawInput } from '../../clinical/index.ts';
import type { AdviceTexts } from '../follow-up/follow-up-advice.rules.ts';

/** Section 2.4 [S]. */
export const DIABETES_ADVICE: AdviceTexts = {
  aim: '空腹血糖',
  change: '增加现有药物剂量、更换或增加不同类的降糖药',
  asPrescribed: '按医嘱用药',
  confirm: '请确认',
};

/** Codes: 1 none, 2 now and then, 3 often. */
const HYPOGLYCEMIA: { readonly [code: string]: string } = {
  2: '偶有低血糖反应：核对进餐、运动与用药时间，教会识别与自救。',
  3: '频繁低血糖反应：核查降糖药种类与剂量，必要时减量或转诊。',
};
/** Codes: 1 felt, 2 weak, 3 missing. */
const FOOT_PULSE: { readonly [code: string]: string } = {
  2: '足背动脉搏动减弱：注意足部护理，排查下肢血管病变。',
  3: '足背动脉搏动消失：建议转上级医院排查下肢血管病变。',
};

/** What is said besides about hypoglycaemia and the pulse of the foot (`hypoglycemiaReaction`, `dorsalisPedisPulse`). */
export const diabetesRemarks = (input: RawInput): readonly (string | undefined)[] => [
  HYPOGLYCEMIA[codeOf(input['hypoglycemiaReaction']) ?? ''],
  FOOT_PULSE[codeOf(input['dorsalisPedisPulse']) ?? ''],
];
