import {
  basicHypertensionRisk,
  bloodPressureLevel,
  codesOf,
  numberOf,
  type CardiovascularRisk,
} from '../../clinical/index.ts';
import type { JsonObject } from '../../shared/index.ts';

/** Of dictionaries/hypertension-risk-factor the ones the guideline counts; 9 (sedentary), 10, 11, 13 are registered only, 12 is none. */
const COUNTED: readonly string[] = ['1', '2', '3', '4', '5', '6', '7'];
/** Of dictionaries/hypertension-complication 13 is diabetes, which is no complication of the pressure but weighs as much, 16 is none. */
const DIABETES = '13';

/**
 * 危险分层 of the management card, a proposal the doctor confirms (table of 2010 [recall]): by `systolic` and `diastolic` of the card and the chosen
 * `riskFactors`, `targetOrganDamage`, `clinicalConditions`. Missing until all three lists are answered and where the pressure is not raised:
 * under treatment the pressure of today does not say what it was before.
 */
export function hypertensionCardRisk(input: JsonObject): CardiovascularRisk | undefined {
  const [systolic, diastolic] = [numberOf(input['systolic']), numberOf(input['diastolic'])];
  const [factors, damage, conditions] = [
    codesOf(input['riskFactors']),
    codesOf(input['targetOrganDamage']),
    codesOf(input['clinicalConditions']),
  ];
  if (systolic === undefined || diastolic === undefined || !factors?.length || !damage?.length || !conditions?.length)
    return undefined;
  return basicHypertensionRisk({
    grade: bloodPressureLevel(systolic, diastolic).grade,
    riskFactorCount: new Set(factors.filter((code) => COUNTED.includes(code))).size,
    targetOrganDamage: damage.some((code) => code !== '10'),
    diabetes: conditions.includes(DIABETES),
    clinicalDisease: conditions.some((code) => code !== DIABETES && code !== '16'),
  });
}
