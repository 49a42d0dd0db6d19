import { bodyMassClassOf, waistClass, type BodyMassClass, type ClinicalSex } from '../../clinical/index.ts';
import { divideExact, exactToNumber, multiplyExact } from '../../shared/index.ts';

/** Codes of 体重判定: 1 underweight, 2 normal, 3 overweight, 4 obese. */
export const BODY_MASS_CODES: { readonly [cls in BodyMassClass]: '1' | '2' | '3' | '4' } = {
  underweight: '1',
  normal: '2',
  overweight: '3',
  'obese-mild': '4',
  'obese-moderate': '4',
  'obese-severe': '4',
  'obese-extreme': '4',
};
/** Codes of 肥胖程度: 1 not obese, 2 mild from 28, 3 moderate from 32.5, 4 severe from 37.5, 5 extreme from 50. */
export const OBESITY_CODES: { readonly [cls in BodyMassClass]: '1' | '2' | '3' | '4' | '5' } = {
  underweight: '1',
  normal: '1',
  overweight: '1',
  'obese-mild': '2',
  'obese-moderate': '3',
  'obese-severe': '4',
  'obese-extreme': '5',
};
/** Codes of 中心型肥胖: 1 normal, 2 the stage before, 3 central obesity. */
export const CENTRAL_OBESITY_CODES = { normal: '1', 'pre-central-obesity': '2', 'central-obesity': '3' } as const;

/** Codes of 相关疾病危险度: 1 not raised, 2 raised, 3 high, 4 very high. */
export type ObesityRisk = '1' | '2' | '3' | '4';

const RISKS: { readonly [cls in '1' | '2' | '3' | '4']: readonly [ObesityRisk, ObesityRisk, ObesityRisk] } = {
  1: ['1', '1', '1'],
  2: ['1', '2', '3'],
  3: ['2', '3', '4'],
  4: ['3', '4', '4'],
};

/** Step of the waist in the table of 2003: from 85 / 80 cm (men / women) and from 95 / 90 cm on; not the limits of WS/T 428. */
const waistStep = (waist: number, sex: ClinicalSex): 0 | 1 | 2 => {
  const low = sex === 'male' ? 85 : 80;
  return waist >= low + 10 ? 2 : waist >= low ? 1 : 0;
};

/** Classes of body mass and waist as codes of the sheet, and the weight to lose. */
export type ObesityAssessment = {
  readonly bmiClass: '1' | '2' | '3' | '4';
  readonly obesityDegree: '1' | '2' | '3' | '4' | '5';
  readonly centralObesity?: '1' | '2' | '3';
  readonly diseaseRisk?: ObesityRisk;
  /** kg to lose in half a year, 5 % of today's weight, 1 place; 0 when not overweight. */
  readonly targetWeightLoss: number;
};

/**
 * Weight class (WS/T 428-2013, by the unrounded quotient), degree of obesity (guideline of 2024), waist class and risk of related diseases (table of
 * 2003 [recall]) of an adult who is not pregnant; weight kg, height and waist cm. Missing without weight or height; waist classes need the sex.
 */
export function assessObesity({
  weight,
  height,
  waist,
  sex,
}: {
  readonly weight: number | undefined;
  readonly height: number | undefined;
  readonly waist: number | undefined;
  readonly sex: ClinicalSex | undefined;
}): ObesityAssessment | undefined {
  if (!(weight! > 0) || !(height! > 0)) return undefined;
  const cls = bodyMassClassOf(weight!, height!);
  const bmiClass = BODY_MASS_CODES[cls];
  const loss = exactToNumber(divideExact(multiplyExact(weight!, 5), 100, 1)!);
  return {
    bmiClass,
    obesityDegree: OBESITY_CODES[cls],
    targetWeightLoss: bmiClass >= '3' ? loss : 0,
    ...(waist !== undefined && waist > 0 && sex
      ? {
          centralObesity: CENTRAL_OBESITY_CODES[waistClass(waist, sex)],
          diseaseRisk: RISKS[bmiClass][waistStep(waist, sex)],
        }
      : {}),
  };
}

/** Waist ÷ height is a risk from 0.5 on; exactly compared. */
export const isWaistHeightRisk = (waist: number, height: number): boolean => height > 0 && waist * 2 >= height;

/** Waist ÷ hip is a risk from 0.90 in men and 0.85 in women on, by the exact quotient. */
export function isWaistHipRisk(waist: number, hip: number, sex: ClinicalSex): boolean | undefined {
  if (!(hip > 0)) return undefined;
  const [left, right] = [multiplyExact(waist, 100), multiplyExact(hip, sex === 'male' ? 90 : 85)];
  return exactToNumber(left) >= exactToNumber(right);
}
