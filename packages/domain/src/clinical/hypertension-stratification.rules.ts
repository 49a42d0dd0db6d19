import { anyOf, atLeast, below, countOf, within, type Fact } from './certainty.ts';
import type { BloodPressureGrade } from './blood-pressure.rules.ts';
import { isCentrallyObese } from './body-measure.rules.ts';
import { forSex, type ClinicalSex } from './sex.ts';

/** Codes of dictionaries/cardiovascular-risk-level: 1 low, 2 medium, 3 high, 4 very high. */
export type CardiovascularRisk = '1' | '2' | '3' | '4';

/** Codes of the assessment's 分层结果（按表）: 1 not stratified, 2 low, 3 medium, 4 medium/high, 5 high, 6 high/very high, 7 very high. */
export type PrintedRisk = '1' | '2' | '3' | '4' | '5' | '6' | '7';

/** 1 none, 2 one or two factors, 3 three or organ damage or CKD 3 or plain diabetes, 4 clinical disease or CKD ≥4 or diabetes with complications. */
export type RiskTier = 1 | 2 | 3 | 4;

/** 1 not stratified, 2 130–139 and/or 85–89, 3 to 5 grades 1 to 3. */
export type RiskColumn = 1 | 2 | 3 | 4 | 5;

/** What the cardiovascular risk factors of a hypertensive patient are judged by; what is absent is unknown. */
export type RiskFactorInput = {
  readonly age?: number | undefined;
  readonly sex?: ClinicalSex | undefined;
  readonly smokes?: boolean | undefined;
  readonly passiveSmoking?: boolean | undefined;
  /** mmol/L, also the lipids. */
  readonly fastingGlucose?: number | undefined;
  readonly glucose2h?: number | undefined;
  readonly totalCholesterol?: number | undefined;
  readonly ldlC?: number | undefined;
  readonly hdlC?: number | undefined;
  /** A first-degree relative fell ill before 50. */
  readonly earlyFamilyHistory?: boolean | undefined;
  /** cm; kg/m²; μmol/L. */
  readonly waist?: number | undefined;
  readonly bmi?: number | undefined;
  readonly homocysteine?: number | undefined;
};

/** One of the counted cardiovascular risk factors. */
export type RiskFactor = 'rfAge' | 'rfSmoking' | 'rfGlucose' | 'rfLipid' | 'rfFamily' | 'rfObesity' | 'rfHomocysteine';
/** Each risk factor as present, absent or unknown. */
export type RiskFactors = { readonly [factor in RiskFactor]: Fact };

/** The seven factors of the guideline of 2018 that are counted (hypertension itself is not one). Each unknown while a missing item could still make it true. */
export function hypertensionRiskFactors(input: RiskFactorInput): RiskFactors {
  const { age, sex, waist } = input;
  return {
    rfAge: forSex(sex, (one) => (age === undefined ? undefined : age > (one === 'male' ? 55 : 65))),
    rfSmoking: anyOf(input.smokes, input.passiveSmoking),
    rfGlucose: anyOf(within(input.glucose2h, 7.8, 11.1), within(input.fastingGlucose, 6.1, 7)),
    rfLipid: anyOf(atLeast(input.totalCholesterol, 5.2), atLeast(input.ldlC, 3.4), below(input.hdlC, 1)),
    rfFamily: input.earlyFamilyHistory,
    rfObesity: anyOf(isCentrallyObese(waist, sex), atLeast(input.bmi, 28)),
    rfHomocysteine: atLeast(input.homocysteine, 15),
  };
}

/** Column of the table: the grade (of the pressure before treatment), else 130–139 and/or 85–89 mmHg, else not stratified. */
export function riskColumn(grade: BloodPressureGrade, systolic: number, diastolic: number): RiskColumn {
  if (grade === 'grade3') return 5;
  if (grade === 'grade2') return 4;
  if (grade === 'grade1') return 3;
  return systolic >= 130 || diastolic >= 85 ? 2 : 1;
}

/** What puts a patient into a column of the table of cardiovascular risk. */
export type TierInput = {
  /** Certain factors; those that could not be judged are not counted [P], the conclusion names them. */
  readonly riskFactorCount: number;
  readonly targetOrganDamage: boolean;
  readonly clinicalDisease: boolean;
  /** 1 none or stages 1–2, 2 stage 3, 3 stages 4–5. */
  readonly ckdStage?: string | undefined;
  /** 1 none, 2 without, 3 with complications. */
  readonly diabetesStatus?: string | undefined;
};

/** Row of the table (guideline of 2018 [G]). */
export function riskTier(input: TierInput): RiskTier {
  if (input.clinicalDisease || input.ckdStage === '3' || input.diabetesStatus === '3') return 4;
  if (input.riskFactorCount >= 3 || input.targetOrganDamage || input.ckdStage === '2' || input.diabetesStatus === '2')
    return 3;
  return input.riskFactorCount >= 1 ? 2 : 1;
}

const PRINTED: { readonly [column in RiskColumn]: readonly [PrintedRisk, PrintedRisk, PrintedRisk, PrintedRisk] } = {
  1: ['1', '1', '1', '1'],
  2: ['1', '2', '4', '6'],
  3: ['2', '3', '5', '7'],
  4: ['3', '4', '5', '7'],
  5: ['5', '7', '7', '7'],
};

/** The table's cell, double values kept (guideline of 2018 [G]). */
export const printedRisk = (column: RiskColumn, tier: RiskTier): PrintedRisk => PRINTED[column][tier - 1]!;

const FOUR_LEVELS: { readonly [printed in PrintedRisk]?: CardiovascularRisk } = {
  2: '1',
  3: '2',
  4: '3',
  5: '3',
  6: '4',
  7: '4',
};

/** One of four levels; of a double cell the higher one [P]. Missing where the table does not stratify. */
export const riskLevelOf = (printed: PrintedRisk): CardiovascularRisk | undefined => FOUR_LEVELS[printed];

const BASIC: {
  readonly [grade in 'grade1' | 'grade2' | 'grade3']: readonly [
    CardiovascularRisk,
    CardiovascularRisk,
    CardiovascularRisk,
    CardiovascularRisk,
  ];
} = {
  grade1: ['1', '2', '3', '4'],
  grade2: ['2', '2', '3', '4'],
  grade3: ['3', '4', '4', '4'],
};

/** Grade of the pressure and what else stratifies the risk where little is known of a patient. */
export type BasicRiskInput = {
  readonly grade: BloodPressureGrade;
  readonly riskFactorCount: number;
  readonly targetOrganDamage: boolean;
  readonly diabetes: boolean;
  readonly clinicalDisease: boolean;
};

/**
 * The shorter table of 2010 that cards of primary care use (the doctor confirms). Rows: none; 1–2 factors; ≥3 or organ damage; clinical complications
 * or diabetes. Below grade 1 it does not stratify.
 * The reference contradicts itself about diabetes: section 1.8 of follow-up.md puts it with ≥3 factors, risk-stratification.md with the complications.
 * A reprint of the table of 2010 (临床并发症或合并糖尿病: 很高危) agrees with the latter, which is followed; a medical lead should confirm it.
 */
export function basicHypertensionRisk(input: BasicRiskInput): CardiovascularRisk | undefined {
  const { grade } = input;
  if (grade === 'normal' || grade === 'high-normal') return undefined;
  if (input.clinicalDisease || input.diabetes) return BASIC[grade][3];
  if (input.riskFactorCount >= 3 || input.targetOrganDamage) return BASIC[grade][2];
  return BASIC[grade][input.riskFactorCount >= 1 ? 1 : 0];
}

/** How many factors certainly hold, and how many at most. */
export const countRiskFactors = (factors: RiskFactors) => countOf(Object.values(factors));
