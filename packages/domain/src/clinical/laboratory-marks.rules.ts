import { compareExact, multiplyExact } from '../shared/index.ts';
import { referenceRange } from './reference-range.rules.ts';
import type { ClinicalSex } from './sex.ts';

/** Where a laboratory value lies to its reference range; both ends of the range are normal. */
export type Mark = 'low' | 'normal' | 'high';

/** Arrow of a laboratory value by its adult reference range, both ends normal (sections 5, 6, 9 [G]). Missing where no range applies. */
export function laboratoryMark(
  analyte: string,
  value: number | undefined,
  sex: ClinicalSex | undefined,
  age: number | undefined,
): Mark | undefined {
  const range = referenceRange(analyte, sex, age);
  if (!range || value === undefined) return undefined;
  if (value < range.low) return 'low';
  return value > range.high ? 'high' : 'normal';
}

/** ALT or AST above three times its upper limit is markedly raised: refer [P]. Exactly three times is not. */
export function isMarkedlyRaised(
  enzyme: 'alt' | 'ast',
  value: number,
  sex: ClinicalSex | undefined,
  age: number | undefined,
): boolean | undefined {
  const range = referenceRange(enzyme, sex, age);
  return range && compareExact(value, multiplyExact(range.high, 3)) > 0;
}

/** Values of a blood count at which somebody is called at once [P]: WBC <1.5 or >30 ×10⁹/L, platelets <30 ×10⁹/L, haemoglobin <60 g/L. */
export function isBloodCountCritical(count: {
  readonly whiteBloodCell?: number;
  readonly platelet?: number;
  readonly hemoglobin?: number;
}): boolean {
  const { whiteBloodCell, platelet, hemoglobin } = count;
  return (
    (whiteBloodCell !== undefined && (whiteBloodCell < 1.5 || whiteBloodCell > 30)) ||
    (platelet !== undefined && platelet < 30) ||
    (hemoglobin !== undefined && hemoglobin < 60)
  );
}

/** Level of uric acid in μmol/L; see `uricAcidLevel` for the limits. */
export type UricAcidLevel = 'normal' | 'hyperuricemia' | 'high-risk';

/** Uric acid in μmol/L, men and women alike: above 420 hyperuricaemia (to be repeated on another day), above 540 high risk (section 7 [G]/[P]). */
export function uricAcidLevel(value: number): UricAcidLevel {
  if (value > 540) return 'high-risk';
  return value > 420 ? 'hyperuricemia' : 'normal';
}

/** The older limit by sex: men above 420, women above 360 μmol/L. */
export const isUricAcidHighBySex = (value: number, sex: ClinicalSex): boolean => value > (sex === 'male' ? 420 : 360);

/** Risk factor of the hypertension guideline of 2024: men from 420, women from 360 μmol/L on. */
export const isUricAcidRisk = (value: number, sex: ClinicalSex): boolean => value >= (sex === 'male' ? 420 : 360);

/** What a qualitative urine result asks for: nothing, a repetition, or a look into its cause. */
export type UrineMark = 'normal' | 'repeat' | 'abnormal';

/** Items of a test strip whose weak result only asks for a repetition; urobilinogen is normal when weak (section 10). */
export type UrineItem =
  | 'urineProtein'
  | 'urineGlucose'
  | 'urineKetone'
  | 'urineOccultBlood'
  | 'urineBilirubin'
  | 'urineNitrite'
  | 'leukocyteEsterase'
  | 'urobilinogen';

/** Mark of a level of dictionaries/urine-qualitative: 0 −, 1 ±, 2 + and more. */
export function urineMark(item: UrineItem, code: string): UrineMark | undefined {
  if (code === '0') return 'normal';
  if (code === '1') return item === 'urobilinogen' ? 'normal' : 'repeat';
  return ['2', '3', '4', '5'].includes(code) ? 'abnormal' : undefined;
}

/** Urine values that are measured as numbers. */
export type UrineMeasure = 'ph' | 'specificGravity' | 'sedimentRbc' | 'sedimentWbc' | 'microalbumin' | 'acr';

const URINE_NORMAL: { readonly [measure in UrineMeasure]: (value: number) => boolean } = {
  ph: (value) => value >= 4.5 && value <= 8,
  specificGravity: (value) => value >= 1.003 && value <= 1.03,
  sedimentRbc: (value) => value <= 3,
  sedimentWbc: (value) => value <= 5,
  microalbumin: (value) => value < 30,
  acr: (value) => value < 30,
};

/** Whether a measured urine value is normal: pH 4.5–8.0, gravity 1.003–1.030, ≤3 red and ≤5 white cells a field, albumin <30 mg/L, ACR <30 mg/g. */
export const isUrineNormal = (measure: UrineMeasure, value: number): boolean => URINE_NORMAL[measure](value);

/** KDIGO stage of the albumin/creatinine ratio in mg/g: A1 <30, A2 30–300, A3 >300. */
export function albuminuriaStage(acr: number): 'A1' | 'A2' | 'A3' {
  if (acr < 30) return 'A1';
  return acr > 300 ? 'A3' : 'A2';
}
