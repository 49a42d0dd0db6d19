import { waistClass } from './body-measure.rules.ts';
import type { ClinicalSex } from './sex.ts';

/** What the risk of becoming hypertensive is judged by; what is absent is unknown. */
export type HypertensionRiskInput = {
  readonly age?: number | undefined;
  readonly sex?: ClinicalSex | undefined;
  /** mmHg */
  readonly systolic?: number | undefined;
  readonly diastolic?: number | undefined;
  /** kg/m² */
  readonly bmi?: number | undefined;
  /** cm */
  readonly waist?: number | undefined;
  /** A relative of first or second degree has hypertension. */
  readonly familyHistory?: boolean | undefined;
  readonly saltyDiet?: boolean | undefined;
  /** Daily spirits in liang (两, 50 mL). */
  readonly dailyAlcohol?: number | undefined;
};

/** Why somebody without hypertension is at risk of it. */
export type HypertensionRiskReason =
  | 'high-normal-pressure'
  | 'overweight'
  | 'central-obesity'
  | 'family-history'
  | 'salt'
  | 'alcohol'
  | 'age';

/**
 * Why somebody without the diagnosis belongs to the high-risk population of hypertension; any one reason is enough, then blood pressure
 * is to be measured every half year. Systolic 130–139 and/or diastolic 85–89 mmHg; BMI ≥24; waist ≥90 / ≥85 cm; family history;
 * salty diet; ≥100 mL (2 liang) spirits a day; age ≥55. National standard, third edition [S].
 * Unknown facts give no reason. Nobody at or above 140/90 is merely at risk, so the pressure then gives no reason either.
 */
export function hypertensionRiskReasons(input: HypertensionRiskInput): readonly HypertensionRiskReason[] {
  const { systolic, diastolic, bmi, waist, sex, age, dailyAlcohol } = input;
  const elevated = (systolic !== undefined && systolic >= 140) || (diastolic !== undefined && diastolic >= 90);
  const raised = (systolic !== undefined && systolic >= 130) || (diastolic !== undefined && diastolic >= 85);
  const reasons: readonly (readonly [HypertensionRiskReason, boolean])[] = [
    ['high-normal-pressure', raised && !elevated],
    ['overweight', bmi !== undefined && bmi >= 24],
    ['central-obesity', waist !== undefined && sex !== undefined && waistClass(waist, sex) === 'central-obesity'],
    ['family-history', input.familyHistory === true],
    ['salt', input.saltyDiet === true],
    ['alcohol', dailyAlcohol !== undefined && dailyAlcohol >= 2],
    ['age', age !== undefined && age >= 55],
  ];
  return reasons.filter(([, met]) => met).map(([reason]) => reason);
}
