import { codesOf } from '../../clinical/index.ts';
import type { Option } from '../../forms/index.ts';
import type { Json } from '../../shared/index.ts';
import type { CopdCrisisSign } from '../copd/copd-follow-up.rules.ts';
import type { DiabetesCrisisSign } from '../diabetes/diabetes-visit.rules.ts';
import type { CrisisSign } from '../hypertension/hypertension-visit.rules.ts';

/** A code of the field 危急征象 (product extension, a digit so that one key picks it), its words, and the sign the rules know it by. */
export type CrisisSignOption<Sign extends string> = Option & { readonly sign?: Sign };

/** Without this answer nobody has looked; with it the doctor has confirmed that there is none. */
const NONE = { code: '1', label: '无' } as const;

export const HYPERTENSION_SIGNS: readonly CrisisSignOption<CrisisSign>[] = [
  NONE,
  { code: '2', label: '意识改变', sign: 'consciousness' },
  { code: '3', label: '剧烈头痛或头晕', sign: 'severe-headache' },
  { code: '4', label: '视力模糊、眼痛', sign: 'blurred-vision' },
  { code: '5', label: '妊娠期或哺乳期', sign: 'pregnancy' },
  { code: '6', label: '存在不能处理的其他疾病', sign: 'unmanageable-disease' },
];

export const DIABETES_SIGNS: readonly CrisisSignOption<DiabetesCrisisSign>[] = [
  NONE,
  { code: '2', label: '意识或行为改变', sign: 'consciousness' },
  { code: '3', label: '呼气有烂苹果样丙酮味', sign: 'acetone-breath' },
  { code: '4', label: '心悸、出汗', sign: 'palpitation-sweating' },
  { code: '5', label: '食欲减退、恶心呕吐、多饮多尿、腹痛、深大呼吸、皮肤潮红', sign: 'ketoacidosis' },
  { code: '6', label: '持续性心动过速（＞100 次/分）', sign: 'tachycardia' },
  { code: '7', label: '视力突然骤降', sign: 'sudden-vision-loss' },
  { code: '8', label: '妊娠期', sign: 'pregnancy' },
  { code: '9', label: '哺乳期', sign: 'lactation' },
  { code: '10', label: '存在不能处理的其他疾病', sign: 'unmanageable-disease' },
];

export const COPD_SIGNS: readonly CrisisSignOption<CopdCrisisSign>[] = [
  NONE,
  { code: '2', label: '意识改变', sign: 'consciousness' },
  { code: '3', label: '初始治疗失败', sign: 'treatment-failure' },
];

/** The table as the options of a form. */
export const optionsOfSigns = (signs: readonly CrisisSignOption<string>[]): readonly Option[] =>
  signs.map(({ code, label }) => ({ code, label }));

/** The answer to 危急征象 in the words of the rules; unknown codes are none. */
export function crisisSignsOf(signs: readonly CrisisSignOption<string>[], answer: Json | undefined): readonly string[] {
  const chosen = codesOf(answer) ?? [];
  return signs.flatMap(({ code, sign }) => (sign !== undefined && chosen.includes(code) ? [sign] : []));
}
