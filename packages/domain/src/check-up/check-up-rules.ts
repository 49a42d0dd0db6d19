import { ckdEpi2009 as filtrationRate, clinicalSex, numberOf } from '../clinical/index.ts';
import type { RuleLibrary } from '../forms/index.ts';
import { roundHalfUp, type Json, type JsonObject } from '../shared/index.ts';
import { assessCheckUp, type CheckUpAssessment } from './assessment.rules.ts';

/** A proposal that has nothing to say is absent, so that the field stays empty instead of holding `''` or `[]`. */
const saying = (entries: readonly (readonly [key: string, value: Json | undefined])[]): JsonObject =>
  Object.fromEntries(
    entries.filter((entry): entry is readonly [string, Json] => {
      const value = entry[1];
      return value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);
    }),
  );

function asJson(assessment: CheckUpAssessment): JsonObject {
  const { abnormalities, findings, recheck, referral } = assessment;
  return {
    findings: findings.map(({ code, severity, category, text, item, value }) => ({
      code,
      severity,
      category,
      text,
      item,
      value,
    })),
    slots: assessment.slots,
    more: assessment.more,
    ...saying([
      ['bmi', assessment.bmi],
      ['healthEvaluation', assessment.healthEvaluation],
      ['abnormality1', abnormalities[0]],
      ['abnormality2', abnormalities[1]],
      ['abnormality3', abnormalities[2]],
      ['abnormality4', abnormalities[3]],
      ['abnormalitiesMore', assessment.abnormalitiesMore],
      ['healthGuidance', assessment.healthGuidance],
      ['riskFactorControl', assessment.riskFactorControl],
      ['targetWeight', assessment.targetWeight],
      ['vaccineAdvice', assessment.vaccineAdvice],
      ['riskFactorOther', assessment.riskFactorOther],
      ['hints', assessment.hints],
      ['recheckAdvice', recheck.map((advice) => ({ ...advice }))],
      ['referralAdvice', referral ? { ...referral } : undefined],
    ]),
  };
}

/** `assessCheckUp` for a form's derivation; missing for children. */
export function checkUpAssessment(input: JsonObject): JsonObject | undefined {
  const assessment = assessCheckUp(input);
  return assessment && asJson(assessment);
}

/** eGFR in whole mL/min/1.73 m² from `creatinine` (μmol/L), `sex` (or `resident.sex`) and `age`; CKD-EPI 2009 [G]. */
export function ckdEpi2009Rule(input: JsonObject): number | undefined {
  const sex = clinicalSex(input['sex'] ?? input['resident.sex']);
  const rate = filtrationRate(numberOf(input['creatinine']), sex, numberOf(input['age']));
  return rate === undefined ? undefined : roundHalfUp(rate, 0);
}

/** What the forms of the check-up may call by name. */
export const checkUpRules: RuleLibrary = { checkUpAssessment, ckdEpi2009: ckdEpi2009Rule };
