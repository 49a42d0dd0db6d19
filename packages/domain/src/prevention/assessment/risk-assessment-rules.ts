import { isDyslipidemia, lipidLevel, isHdlLow, nonHdlCholesterol, type LipidLevel } from '../../clinical/index.ts';
import type { RuleLibrary } from '../../forms/index.ts';
import type { JsonObject } from '../../shared/index.ts';
import {
  ascvdRisk,
  ascvdRiskFactors,
  cholesterolBand,
  lifetimeFactors,
  lifetimeRisk,
  lipidGoals,
} from './ascvd-risk.rules.ts';
import { assessmentAnswers, sayingOnly, type AssessmentAnswers } from './assessment-answers.ts';
import { hypertensionRiskAssessment } from './hypertension-risk-assessment.rules.ts';
import { bloodPressureWarning, glucoseWarning } from '../readings/home-reading.rules.ts';
import { metabolicComponents, metabolicSyndrome } from './metabolic-syndrome.rules.ts';
import { assessObesity } from './obesity-risk.rules.ts';
import { strokeFactors, strokeRisk } from './stroke-risk.rules.ts';

const certain = (facts: readonly (boolean | undefined)[]): number => facts.filter((fact) => fact === true).length;

/** LDL before treatment where the resident is treated and the earlier value is known. */
const riskLdl = (answers: AssessmentAnswers): number | undefined =>
  (answers.fact('onStatin') ? answers.number('baselineLdlC') : undefined) ?? answers.number('ldlC');

/** Severe events are none where no severe kind was chosen; otherwise their count must be answered. */
function severeEvents(answers: AssessmentAnswers): number | undefined {
  const history = answers.codes('ascvdHistory') ?? [];
  return ['2', '3', '4', '5'].some((code) => history.includes(code)) ? answers.number('severeEventCount') : 0;
}

const COMMON_LEVELS: { readonly [level in LipidLevel]: string } = {
  ideal: '1',
  suitable: '1',
  borderline: '2',
  high: '3',
};
const IDEAL_LEVELS: { readonly [level in LipidLevel]: string } = {
  ideal: '1',
  suitable: '2',
  borderline: '3',
  high: '4',
};

function lipidClasses(
  answers: AssessmentAnswers,
  nonHdlC: number | undefined,
): { readonly [key: string]: string | undefined } {
  const of = (key: string) => answers.number(key);
  const [total, ldl, tg, hdl] = [of('totalCholesterol'), of('ldlC'), of('triglycerides'), of('hdlC')];
  return {
    tcClass: total === undefined ? undefined : COMMON_LEVELS[lipidLevel('totalCholesterol', total)],
    tgClass: tg === undefined ? undefined : COMMON_LEVELS[lipidLevel('triglycerides', tg)],
    ldlClass: ldl === undefined ? undefined : IDEAL_LEVELS[lipidLevel('ldlCholesterol', ldl)],
    nonHdlClass: nonHdlC === undefined ? undefined : IDEAL_LEVELS[lipidLevel('nonHdlCholesterol', nonHdlC)],
    hdlClass: hdl === undefined ? undefined : isHdlLow(hdl) ? '2' : '1',
  };
}

/** 血脂异常与 ASCVD 风险评估 by the form's keys: classes of the lipids, `ascvdRisk`, `lifetimeRisk`, `ldlGoal`, `nonHdlGoal`, `ldlGoalMet`, counts. */
export function ascvdAssessment(input: JsonObject): JsonObject {
  const answers = assessmentAnswers(input);
  const [totalCholesterol, ldlC, hdlC, diabetes] = [
    answers.number('totalCholesterol'),
    answers.number('ldlC'),
    answers.number('hdlC'),
    answers.fact('diabetes'),
  ];
  const nonHdlC = nonHdlCholesterol(totalCholesterol, hdlC);
  const history = answers.codes('ascvdHistory');
  const facts = {
    age: answers.age,
    sex: answers.sex,
    totalCholesterol,
    ldlC: riskLdl(answers),
    hdlC,
    smokes: answers.smokes,
    hypertension: answers.fact('hypertension'),
    diabetes,
    ckd34: answers.fact('ckd34'),
    ascvd: history === undefined || history.length === 0 ? undefined : history.some((code) => code !== '1'),
    severeEvents: severeEvents(answers),
    highRiskFactors: answers.codes('highRiskFactors')?.filter((code) => code !== '1').length,
  };
  const risk = ascvdRisk(facts);
  const lifetime = {
    systolic: answers.number('systolic'),
    diastolic: answers.number('diastolic'),
    nonHdlC,
    hdlC,
    bmi: answers.bmi,
    smokes: answers.smokes,
  };
  const goals = risk === undefined || diabetes === undefined ? undefined : lipidGoals(risk, diabetes);
  const band = cholesterolBand(totalCholesterol, facts.ldlC);
  return sayingOnly({
    nonHdlC,
    ...lipidClasses(answers, nonHdlC),
    dyslipidemia: isDyslipidemia({
      totalCholesterol,
      ldlCholesterol: ldlC,
      hdlCholesterol: hdlC,
      triglycerides: answers.number('triglycerides'),
    }),
    riskLdlC: facts.ldlC,
    riskFactorCount: certain(ascvdRiskFactors(facts)),
    cholesterolBand: band === undefined ? undefined : String(band),
    ascvdRisk: risk,
    lifetimeFactorCount: certain(lifetimeFactors(lifetime)),
    lifetimeRisk: lifetimeRisk(risk, answers.age, lifetime),
    ldlGoal: goals?.ldl,
    nonHdlGoal: goals?.nonHdl,
    ldlGoalMet: goals && ldlC !== undefined ? ldlC < goals.ldl : undefined,
  });
}

/** 代谢综合征评估: the five components, `componentCount`, `metabolicSyndrome` (1 no, 2 yes, 3 cannot be judged). */
export function metabolicAssessment(input: JsonObject): JsonObject {
  const answers = assessmentAnswers(input);
  const facts = {
    sex: answers.sex,
    waist: answers.number('waist'),
    systolic: answers.number('systolic'),
    diastolic: answers.number('diastolic'),
    fastingGlucose: answers.number('fastingGlucose'),
    glucose2h: answers.number('glucose2h'),
    triglycerides: answers.number('triglycerides'),
    hdlC: answers.number('hdlC'),
    diabetesTreated: answers.fact('diabetesTreated'),
    hypertensionTreated: answers.fact('hypertensionTreated'),
  };
  const { code, count } = metabolicSyndrome(facts);
  return sayingOnly({ ...metabolicComponents(facts), componentCount: count.certain, metabolicSyndrome: code });
}

const LIPIDS = { 1: 'normal', 2: 'abnormal', 3: 'unknown' } as const;

/** 脑卒中高危筛查: the eight factors, `factorCount`, `strokeRisk` (1 low, 2 medium, 3 high). Nothing under 40. */
export function strokeAssessment(input: JsonObject): JsonObject {
  const answers = assessmentAnswers(input);
  if (answers.age !== undefined && answers.age < 40) return {};
  const [lipids, past] = [answers.code('lipidStatus'), answers.codes('pastStrokeTia')];
  const facts = {
    systolic: answers.number('systolic'),
    diastolic: answers.number('diastolic'),
    antihypertensive: answers.fact('antihypertensive'),
    atrialFibrillation: answers.fact('atrialFibrillation'),
    smokes: answers.smokes,
    lipids: lipids === '1' || lipids === '2' || lipids === '3' ? LIPIDS[lipids] : undefined,
    diabetes: answers.fact('diabetesFactor'),
    exercises: answers.fact('exercise3x30'),
    manualLabour: answers.fact('manualLabour'),
    bmi: answers.bmi,
    familyHistory: answers.fact('strokeFamilyHistory'),
    pastStroke: past === undefined || past.length === 0 ? undefined : past.some((code) => code !== '1'),
  };
  const { risk, count } = strokeRisk(facts);
  return sayingOnly({ ...strokeFactors(facts), factorCount: count.certain, strokeRisk: risk });
}

/** 肥胖评估: `bmiClass`, `obesityDegree`, `centralObesity`, `diseaseRisk`, `targetWeightLoss`. Nothing under 18. */
export function obesityAssessment(input: JsonObject): JsonObject {
  const answers = assessmentAnswers(input);
  if (answers.age !== undefined && answers.age < 18) return {};
  return {
    ...assessObesity({
      weight: answers.number('weight'),
      height: answers.number('height'),
      waist: answers.number('waist'),
      sex: answers.sex,
    }),
  };
}

/** What the forms of prevention may call by name. */
export const preventionRules: RuleLibrary = {
  hypertensionRiskAssessment,
  ascvdAssessment,
  metabolicAssessment,
  strokeAssessment,
  obesityAssessment,
  bloodPressureWarning,
  glucoseWarning,
};
