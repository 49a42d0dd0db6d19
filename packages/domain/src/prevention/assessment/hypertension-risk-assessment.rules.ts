import {
  BLOOD_PRESSURE_GRADE_CODES,
  bloodPressureLevel,
  countRiskFactors,
  hypertensionRiskFactors,
  hypertensionRiskReasons,
  printedRisk,
  riskColumn,
  riskLevelOf,
  riskTier,
  type RiskFactor,
} from '../../clinical/index.ts';
import type { JsonObject } from '../../shared/index.ts';
import { assessmentAnswers, sayingOnly, type AssessmentAnswers } from './assessment-answers.ts';
import { meanOf } from '../readings/series.ts';

/** Mean of the readings that were taken, whole mmHg; the form's own `systolic` goes first. */
const pressureOf = (answers: AssessmentAnswers, key: 'systolic' | 'diastolic'): number | undefined =>
  answers.number(key) ??
  meanOf(
    [1, 2, 3].map((index) => answers.number(`${key}${index}`)).filter((value) => value !== undefined),
    0,
  );

const highest = (...values: readonly (number | undefined)[]): number | undefined => {
  const present = values.filter((value) => value !== undefined);
  return present.length === 0 ? undefined : Math.max(...present);
};

const FACTOR_NAMES: { readonly [factor in RiskFactor]: string } = {
  rfAge: '年龄',
  rfSmoking: '吸烟或被动吸烟',
  rfGlucose: '血糖',
  rfLipid: '血脂',
  rfFamily: '早发心血管病家族史',
  rfObesity: '腰围或体质指数',
  rfHomocysteine: '同型半胱氨酸',
};

const hasOther = (codes: readonly string[] | undefined, without: readonly string[]): boolean =>
  codes?.some((code) => !without.includes(code)) === true;

/**
 * 高血压心血管危险分层 (guideline of 2018, risk-stratification section 1) by the form's keys: `systolic`, `diastolic`, `bpGrade`, the seven `rf…`,
 * `riskFactorCount`, `riskTier`, `riskColumn`, `riskLevelPrinted`, `riskLevel`, `isHighRiskPopulation`, and `unjudged`: the factors that could not be
 * judged and are counted as absent [P]. Under treatment the highest pressure before it grades.
 *
 * Complications 13 (diabetes) and 16 (none) are no clinical disease; diabetes counts by `diabetesStatus`. An unanswered organ damage or disease
 * counts as absent, as on the form.
 */
export function hypertensionRiskAssessment(input: JsonObject): JsonObject {
  const answers = assessmentAnswers(input);
  const [systolic, diastolic] = [pressureOf(answers, 'systolic'), pressureOf(answers, 'diastolic')];
  const factors = hypertensionRiskFactors({
    age: answers.age,
    sex: answers.sex,
    smokes: answers.smokes,
    passiveSmoking: answers.fact('passiveSmoking'),
    fastingGlucose: answers.number('fastingGlucose'),
    glucose2h: answers.number('glucose2h'),
    totalCholesterol: answers.number('totalCholesterol'),
    ldlC: answers.number('ldlC'),
    hdlC: answers.number('hdlC'),
    earlyFamilyHistory: answers.fact('earlyCvdFamilyHistory'),
    waist: answers.number('waist'),
    bmi: answers.bmi,
    homocysteine: answers.number('homocysteine'),
  });
  const count = countRiskFactors(factors).certain;
  const tier = riskTier({
    riskFactorCount: count,
    targetOrganDamage: hasOther(answers.codes('targetOrganDamage'), ['10']),
    ckdStage: answers.code('ckdStage'),
    diabetesStatus: answers.code('diabetesStatus'),
    clinicalDisease:
      hasOther(answers.codes('clinicalComplications'), ['13', '16']) || answers.fact('atrialFibrillation') === true,
  });
  const unjudged = (Object.keys(factors) as RiskFactor[])
    .filter((factor) => factors[factor] === undefined)
    .map((factor) => FACTOR_NAMES[factor]);
  return sayingOnly({
    systolic,
    diastolic,
    ...factors,
    riskFactorCount: count,
    riskTier: String(tier),
    ...graded(answers, systolic, diastolic, tier),
    ...population(answers, systolic, diastolic),
    unjudged: unjudged.length > 0 ? unjudged : undefined,
  });
}

function graded(
  answers: AssessmentAnswers,
  systolic: number | undefined,
  diastolic: number | undefined,
  tier: 1 | 2 | 3 | 4,
) {
  const [gradingSystolic, gradingDiastolic] = [
    highest(systolic, answers.number('highestSystolic')),
    highest(diastolic, answers.number('highestDiastolic')),
  ];
  if (gradingSystolic === undefined || gradingDiastolic === undefined) return {};
  const { grade } = bloodPressureLevel(gradingSystolic, gradingDiastolic);
  const column = riskColumn(grade, systolic ?? gradingSystolic, diastolic ?? gradingDiastolic);
  const printed = printedRisk(column, tier);
  return {
    gradingSystolic,
    gradingDiastolic,
    bpGrade: BLOOD_PRESSURE_GRADE_CODES[grade],
    riskColumn: String(column),
    riskLevelPrinted: printed,
    riskLevel: riskLevelOf(printed),
  };
}

/** High risk of becoming hypertensive, asked of those without the diagnosis: one reason is enough, "no" needs every answer. */
function population(answers: AssessmentAnswers, systolic: number | undefined, diastolic: number | undefined) {
  if (answers.fact('hypertensionDiagnosed') === true) return {};
  const [waist, family, salt, alcohol] = [
    answers.number('waist'),
    answers.fact('hrFamily'),
    answers.fact('hrSalt'),
    answers.fact('hrAlcohol'),
  ];
  const reasons = hypertensionRiskReasons({
    age: answers.age,
    sex: answers.sex,
    systolic,
    diastolic,
    bmi: answers.bmi,
    waist,
    familyHistory: family,
    saltyDiet: salt,
    dailyAlcohol: alcohol === true ? 2 : undefined,
  });
  if (reasons.length > 0) return { isHighRiskPopulation: true };
  const open = [answers.age, answers.sex, systolic, diastolic, answers.bmi, waist, family, salt, alcohol].includes(
    undefined,
  );
  return open ? {} : { isHighRiskPopulation: false };
}
