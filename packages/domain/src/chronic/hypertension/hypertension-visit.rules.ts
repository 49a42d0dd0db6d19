import { isHypertensiveCrisis, isUncontrolled } from '../../clinical/index.ts';
import type { VisitFindings } from '../follow-up/visit-class.rules.ts';

/** What one visit of hypertension found. */
export type HypertensionFacts = VisitFindings;

/** Symptoms that the standard names as a crisis in the very words of the form's codes [S]. */
const CRISIS_SYMPTOMS: { readonly [code: string]: string } = { 3: '恶心呕吐', 5: '呼吸困难', 6: '心悸胸闷' };
/** Wider than the standard's 剧烈头痛或头晕 / 视力模糊、眼痛: the doctor has to confirm them. */
const SYMPTOMS_TO_CONFIRM: { readonly [code: string]: string } = {
  2: '头痛头晕：如为剧烈头痛或头晕，属危急情况',
  4: '眼花耳鸣：如有视力模糊、眼痛，属危急情况',
};

/** Signs that the paper form has no box for; a screen may ask for them. */
export type CrisisSign = 'consciousness' | 'severe-headache' | 'blurred-vision' | 'pregnancy' | 'unmanageable-disease';
const SIGN_TEXTS: { readonly [sign in Exclude<CrisisSign, 'pregnancy'>]: string } = {
  consciousness: '意识改变',
  'severe-headache': '剧烈头痛或头晕',
  'blurred-vision': '视力模糊、眼痛',
  'unmanageable-disease': '存在不能处理的其他疾病',
};

/** What tells whether a hypertensive patient must be referred at once: mmHg, and codes of symptoms and signs. */
export type CrisisInput = {
  readonly systolic?: number | undefined;
  readonly diastolic?: number | undefined;
  readonly symptoms?: readonly string[] | undefined;
  readonly signs?: readonly string[] | undefined;
};

/**
 * Why a visit is a crisis (urgent referral, asked after within two weeks; section 1.2 [S]): ≥180 and/or ≥110 mmHg, symptoms, signs,
 * pregnancy or lactation with a pressure above normal (≥140/90).
 */
export function crisisReasons(input: CrisisInput): {
  readonly reasons: readonly string[];
  readonly toConfirm: readonly string[];
} {
  const { systolic, diastolic, symptoms = [], signs = [] } = input;
  const pressure = isHypertensiveCrisis(systolic, diastolic)
    ? [
        systolic !== undefined && systolic >= 180 ? `收缩压 ${systolic} mmHg（≥180）` : '',
        diastolic !== undefined && diastolic >= 110 ? `舒张压 ${diastolic} mmHg（≥110）` : '',
      ]
    : [];
  const pregnant =
    signs.includes('pregnancy') && isUncontrolled(systolic, diastolic, 0) === true
      ? ['妊娠期或哺乳期血压高于正常']
      : [];
  const listed = (texts: { readonly [code: string]: string }, codes: readonly string[]): readonly string[] =>
    Object.keys(texts)
      .filter((code) => codes.includes(code))
      .map((code) => texts[code]!);
  return {
    reasons: [
      ...pressure.filter((text) => text !== ''),
      ...listed(CRISIS_SYMPTOMS, symptoms),
      ...listed(SIGN_TEXTS, signs),
      ...pregnant,
    ],
    toConfirm: listed(SYMPTOMS_TO_CONFIRM, symptoms),
  };
}
