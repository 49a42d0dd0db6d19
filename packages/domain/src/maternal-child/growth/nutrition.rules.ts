import type { ClinicalSex } from '../../clinical/index.ts';
import {
  childBodyMass,
  growthLevel,
  heightForTable,
  sdBand,
  type GrowthLevel,
  type MeasurePosition,
  type SdBand,
} from './growth.rules.ts';
import { monthsOfKey, type GrowthKey } from './growth-table.ts';

/** The measures of one day by which a child’s nutrition is judged; what is absent is unknown. */
export type ChildMeasures = {
  readonly sex?: ClinicalSex | undefined;
  /** Completed months or the age to the day, corrected for preterm children; a child of 84 months and older is not judged. */
  readonly age?: GrowthKey | undefined;
  /** kg */
  readonly weight?: number | undefined;
  /** cm */
  readonly height?: number | undefined;
  readonly position?: MeasurePosition | undefined;
  /** cm, up to 36 months. */
  readonly headCircumference?: number | undefined;
};

/** Where each of a child’s measures lies among the standard deviations; absent where a measure is missing. */
export type GrowthBands = {
  readonly weightForAge?: SdBand;
  readonly heightForAge?: SdBand;
  readonly weightForHeight?: SdBand;
  readonly bmiForAge?: SdBand;
  readonly headForAge?: SdBand;
  /** kg/m², 1 decimal. */
  readonly bmi?: number;
};

/** All five indicators of WS/T 423-2022 that the measurements allow. Under 24 months weight is judged by length, from then on by height. */
export function growthBands({ sex, age, weight, height, position, headCircumference }: ChildMeasures): GrowthBands {
  if (sex === undefined || age === undefined) return {};
  const months = monthsOfKey(age);
  if (!Number.isInteger(months) || months < 0) return {};
  const length = height! > 0 ? heightForTable(height!, months, position) : undefined;
  const bmi = childBodyMass(weight, length);
  const by = (
    indicator: Parameters<typeof sdBand>[0],
    key: GrowthKey | undefined,
    value: number | undefined,
  ): SdBand | undefined => (key === undefined || value === undefined ? undefined : sdBand(indicator, sex, key, value));
  const bands = {
    weightForAge: by('weight-for-age', age, weight),
    heightForAge: by('length-height-for-age', age, length),
    weightForHeight:
      months < 84 ? by(months < 24 ? 'weight-for-length' : 'weight-for-height', length, weight) : undefined,
    bmiForAge: by('bmi-for-age', age, bmi),
    headForAge: by('head-circumference-for-age', age, headCircumference),
    bmi,
  };
  return Object.fromEntries(Object.entries(bands).filter(([, value]) => value !== undefined));
}

/** What is wrong with a child’s nutrition by its measures. */
export type NutritionFinding =
  | 'underweight'
  | 'severe-underweight'
  | 'stunting'
  | 'severe-stunting'
  | 'wasting'
  | 'severe-wasting'
  | 'overweight'
  | 'obesity'
  | 'severe-obesity';

/** Findings of nutrition as sheets name them. */
export const NUTRITION_TEXT: { readonly [finding in NutritionFinding]: string } = {
  underweight: '低体重',
  'severe-underweight': '重度低体重',
  stunting: '生长迟缓',
  'severe-stunting': '重度生长迟缓',
  wasting: '消瘦',
  'severe-wasting': '重度消瘦',
  overweight: '超重',
  obesity: '肥胖',
  'severe-obesity': '重度肥胖',
};

const deficit = <Mild extends NutritionFinding, Severe extends NutritionFinding>(
  band: SdBand | undefined,
  mild: Mild,
  severe: Severe,
): Mild | Severe | undefined => (band === 0 ? severe : band === 1 ? mild : undefined);
const excess = (band: SdBand | undefined): NutritionFinding | undefined =>
  band === 7 ? 'severe-obesity' : band === 6 ? 'obesity' : band === 5 ? 'overweight' : undefined;

/**
 * Nutrition by WS/T 423-2022 table 3, several at once: underweight and stunting by age; wasting, overweight and obesity by weight for height or BMI for
 * age, the graver of the two. The line itself belongs to the better side: exactly −2SD is not underweight, exactly +2SD is obese.
 */
export function nutritionFindings({
  weightForAge,
  heightForAge,
  weightForHeight,
  bmiForAge,
}: GrowthBands): readonly NutritionFinding[] {
  const lean = [weightForHeight, bmiForAge].filter((band): band is SdBand => band !== undefined);
  const [lowest, highest] = [
    lean.length > 0 ? (Math.min(...lean) as SdBand) : undefined,
    lean.length > 0 ? (Math.max(...lean) as SdBand) : undefined,
  ];
  return [
    deficit(weightForAge, 'underweight', 'severe-underweight'),
    deficit(heightForAge, 'stunting', 'severe-stunting'),
    deficit(lowest, 'wasting', 'severe-wasting'),
    excess(highest),
  ].filter((finding): finding is NutritionFinding => finding !== undefined);
}

/**
 * Boxes of 体格发育评价 (3–6 years): 2 underweight, 3 wasting (weight for height), 4 stunting, 5 overweight (weight for height or BMI ≥+1SD, obesity
 * included); 1 normal only when all four indicators are known and none applies.
 */
export function physiqueEvaluation({
  weightForAge,
  heightForAge,
  weightForHeight,
  bmiForAge,
}: GrowthBands): readonly string[] {
  const low = (band: SdBand | undefined): boolean => band !== undefined && band <= 1;
  const high = (band: SdBand | undefined): boolean => band !== undefined && band >= 5;
  const boxes = [
    ...(low(weightForAge) ? ['2'] : []),
    ...(low(weightForHeight) ? ['3'] : []),
    ...(low(heightForAge) ? ['4'] : []),
    ...(high(weightForHeight) || high(bmiForAge) ? ['5'] : []),
  ];
  if (boxes.length > 0) return boxes;
  return [weightForAge, heightForAge, weightForHeight, bmiForAge].includes(undefined) ? [] : ['1'];
}

/** 上、中上、中、中下、下 as printed. */
export const GROWTH_LEVEL_TEXT: { readonly [level in GrowthLevel]: string } = {
  1: '上',
  2: '中上',
  3: '中',
  4: '中下',
  5: '下',
};
/** The five-step evaluation of a band as a word: 上, 中上, 中, 中下, 下. */
export const growthLevelText = (band: SdBand): string => GROWTH_LEVEL_TEXT[growthLevel(band)];
