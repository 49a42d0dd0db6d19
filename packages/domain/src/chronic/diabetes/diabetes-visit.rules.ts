import { isHypertensiveCrisis } from '../../clinical/index.ts';

/** Fasting glucose in mmol/L of venous plasma below which a diabetic is controlled; exactly 7.0 is not (section 2.3 [S]). */
export const FASTING_CONTROL_LIMIT = 7;

/** Whether control failed; unknown without the fasting value. Blood pressure and HbA1c have no part in it [S]. */
export const isGlucoseUncontrolled = (fastingGlucose: number | undefined): boolean | undefined =>
  fastingGlucose === undefined ? undefined : fastingGlucose >= FASTING_CONTROL_LIMIT;

/**
 * The standard's urgent line in mmol/L: ≥16.7 or ≤3.9, both inclusive [S]. Hypoglycaemia under treatment is below 3.9 and another thing:
 * a home reading of exactly 3.9 is none.
 */
export const isGlucoseCrisis = (glucose: number | undefined): boolean =>
  glucose !== undefined && (glucose >= 16.7 || glucose <= 3.9);

/** Signs that the paper form has no box for; a screen may ask for them. */
export type DiabetesCrisisSign =
  | 'consciousness'
  | 'acetone-breath'
  | 'palpitation-sweating'
  | 'ketoacidosis'
  | 'tachycardia'
  | 'sudden-vision-loss'
  | 'pregnancy'
  | 'lactation'
  | 'unmanageable-disease';
const SIGN_TEXTS: { readonly [sign in Exclude<DiabetesCrisisSign, 'pregnancy' | 'lactation'>]: string } = {
  consciousness: '意识或行为改变',
  'acetone-breath': '呼气有烂苹果样丙酮味',
  'palpitation-sweating': '心悸、出汗',
  ketoacidosis: '食欲减退、恶心呕吐、多饮多尿、腹痛、深大呼吸、皮肤潮红',
  tachycardia: '持续性心动过速（心率＞100 次/分）',
  'sudden-vision-loss': '视力突然骤降',
  'unmanageable-disease': '存在不能处理的其他疾病',
};

/** What tells whether a diabetic patient must be referred at once; what is absent is unknown. */
export type DiabetesCrisisInput = {
  /** mmol/L */
  readonly fastingGlucose?: number | undefined;
  readonly postprandialGlucose?: number | undefined;
  readonly randomGlucose?: number | undefined;
  /** mmHg */
  readonly systolic?: number | undefined;
  readonly diastolic?: number | undefined;
  /** Beats a minute. */
  readonly heartRate?: number | undefined;
  /** ℃ */
  readonly bodyTemperature?: number | undefined;
  readonly symptoms?: readonly string[] | undefined;
  readonly signs?: readonly string[] | undefined;
};

/** Above what is normal in pregnancy (limits of the 75 g test: 5.1 fasting, 8.5 after 2 h) or outside of it (6.1, 7.8). */
function aboveNormal({ fastingGlucose, postprandialGlucose, signs = [] }: DiabetesCrisisInput): boolean {
  const limits = signs.includes('pregnancy')
    ? ([5.1, 8.5] as const)
    : signs.includes('lactation')
      ? ([6.1, 7.8] as const)
      : undefined;
  return limits !== undefined && ((fastingGlucose ?? 0) >= limits[0] || (postprandialGlucose ?? 0) >= limits[1]);
}

const glucoseReason = (label: string, value: number | undefined): string =>
  isGlucoseCrisis(value) ? `${label} ${value} mmol/L（${value! >= 16.7 ? '≥16.7' : '≤3.9'}）` : '';

/**
 * Why a visit of a diabetic is a crisis (urgent referral, asked after within two weeks; section 2.2 [S]): any glucose ≥16.7 or ≤3.9 mmol/L,
 * ≥180 and/or ≥110 mmHg, above 39 ℃, signs, glucose above normal in pregnancy or lactation. One heart rate above 100 does not show that it
 * persists, and the form's symptoms are wider than the standard's: the doctor has to confirm these.
 */
export function diabetesCrisisReasons(input: DiabetesCrisisInput): {
  readonly reasons: readonly string[];
  readonly toConfirm: readonly string[];
} {
  const { systolic, diastolic, heartRate, bodyTemperature, symptoms = [], signs = [] } = input;
  const has = (...codes: readonly string[]): boolean => codes.some((code) => symptoms.includes(code));
  const reasons = [
    glucoseReason('空腹血糖', input.fastingGlucose),
    glucoseReason('餐后 2 小时血糖', input.postprandialGlucose),
    glucoseReason('随机血糖', input.randomGlucose),
    systolic !== undefined && isHypertensiveCrisis(systolic, undefined) ? `收缩压 ${systolic} mmHg（≥180）` : '',
    diastolic !== undefined && isHypertensiveCrisis(undefined, diastolic) ? `舒张压 ${diastolic} mmHg（≥110）` : '',
    bodyTemperature !== undefined && bodyTemperature > 39 ? `体温 ${bodyTemperature} ℃（＞39）` : '',
    ...Object.entries(SIGN_TEXTS).map(([sign, text]) => (signs.includes(sign) ? text : '')),
    aboveNormal(input) ? '妊娠期或哺乳期血糖高于正常' : '',
  ];
  const toConfirm = [
    heartRate !== undefined && heartRate > 100 && !signs.includes('tachycardia')
      ? `心率 ${heartRate} 次/分：如持续＞100，属危急情况`
      : '',
    has('2', '4') && !signs.includes('ketoacidosis')
      ? '多饮、多尿：如伴恶心呕吐、腹痛、深大呼吸或呼气有烂苹果味，属危急情况'
      : '',
    has('5') && !signs.includes('sudden-vision-loss') ? '视力模糊：如为突然骤降，属危急情况' : '',
  ];
  return { reasons: reasons.filter((text) => text !== ''), toConfirm: toConfirm.filter((text) => text !== '') };
}
