import { allOf, anyOf, atLeast, below, countOf, type ClinicalSex, type Fact } from '../../clinical/index.ts';
import { addExact, exactToNumber } from '../../shared/index.ts';

/** Codes of the assessment: 1 low (<5 % in 10 years), 2 medium, 3 high (≥10 %), 4 very high, 5 extremely high. */
export type AscvdRisk = '1' | '2' | '3' | '4' | '5';

/** Column of the risk table: 1 below its lower end, 2 to 4 as printed, 5 beyond (LDL ≥4.9 or TC ≥7.2). */
export type CholesterolBand = 1 | 2 | 3 | 4 | 5;

const TOTAL_LIMITS = [3.1, 4.1, 5.2, 7.2] as const;
const LDL_LIMITS = [1.8, 2.6, 3.4, 4.9] as const;
const bandOf = (value: number, limits: readonly number[]): number =>
  1 + limits.filter((limit) => value >= limit).length;

/** The higher of the bands of total and LDL cholesterol (mmol/L, before treatment) [P]; missing unless both are known or one is beyond all. */
export function cholesterolBand(
  totalCholesterol: number | undefined,
  ldlC: number | undefined,
): CholesterolBand | undefined {
  const bands = [
    totalCholesterol === undefined ? undefined : bandOf(totalCholesterol, TOTAL_LIMITS),
    ldlC === undefined ? undefined : bandOf(ldlC, LDL_LIMITS),
  ];
  if (bands.includes(5)) return 5;
  return bands.includes(undefined)
    ? undefined
    : (Math.max(...bands.filter((band) => band !== undefined)) as CholesterolBand);
}

/** What the ten-year risk of atherosclerotic disease is judged by; what is absent is unknown. */
export type AscvdInput = {
  readonly age?: number | undefined;
  readonly sex?: ClinicalSex | undefined;
  /** mmol/L; the LDL before treatment. */
  readonly totalCholesterol?: number | undefined;
  readonly ldlC?: number | undefined;
  readonly hdlC?: number | undefined;
  readonly smokes?: Fact;
  readonly hypertension?: Fact;
  readonly diabetes?: Fact;
  /** Chronic kidney disease of stages 3–4. */
  readonly ckd34?: Fact;
  /** Any disease of codes 2 to 6 in the history. */
  readonly ascvd?: Fact;
  /** Of those, severe events; and how many of the high-risk factors. */
  readonly severeEvents?: number | undefined;
  readonly highRiskFactors?: number | undefined;
};

/** Smoking, HDL <1.0 mmol/L, men from 45 and women from 55 on. */
export const ascvdRiskFactors = ({ smokes, hdlC, age, sex }: AscvdInput): readonly Fact[] => {
  const older = sex === undefined ? undefined : atLeast(age, sex === 'male' ? 45 : 55);
  return [smokes, below(hdlC, 1), older];
};

const TABLE = {
  without: [
    ['1', '1', '1'],
    ['1', '1', '1'],
    ['1', '1', '2'],
    ['1', '2', '2'],
  ],
  with: [
    ['1', '1', '1'],
    ['1', '2', '2'],
    ['2', '3', '3'],
    ['3', '3', '3'],
  ],
} as const;

const cell = (hypertension: boolean, factors: number, band: CholesterolBand): AscvdRisk =>
  TABLE[hypertension ? 'with' : 'without'][factors as 0 | 1 | 2 | 3][(Math.min(Math.max(band, 2), 4) - 2) as 0 | 1 | 2];

/**
 * Risk of ASCVD (lipid guideline of 2023 [recall], to be checked by a medical lead). With ASCVD: extremely high with two severe events, or one
 * and at least two high-risk factors; else very high. Without: high for LDL ≥4.9 or TC ≥7.2 mmol/L, diabetes from 40 on, CKD 3–4; else by the
 * table of hypertension, number of factors and cholesterol. Missing while an unanswered item could still change it.
 */
export function ascvdRisk(input: AscvdInput): AscvdRisk | undefined {
  if (input.ascvd === undefined) return undefined;
  if (input.ascvd) return establishedRisk(input.severeEvents, input.highRiskFactors);
  const band = cholesterolBand(input.totalCholesterol, input.ldlC);
  const diabetic = allOf(input.diabetes, atLeast(input.age, 40));
  const high = anyOf(band === undefined ? undefined : band === 5, diabetic, input.ckd34);
  if (high === true) return '3';
  if (high === undefined || band === undefined || input.hypertension === undefined) return undefined;
  const { certain, possible } = countOf(ascvdRiskFactors(input));
  const [least, most] = [cell(input.hypertension, certain, band), cell(input.hypertension, possible, band)];
  return least === most ? least : undefined;
}

function establishedRisk(events: number | undefined, factors: number | undefined): AscvdRisk | undefined {
  if (events === undefined) return undefined;
  if (events >= 2) return '5';
  if (events <= 0) return '4';
  return factors === undefined ? undefined : factors >= 2 ? '5' : '4';
}

/** What the lifetime risk of atherosclerotic disease is judged by (mmHg, mmol/L, kg/m²); what is absent is unknown. */
export type LifetimeInput = {
  readonly systolic?: number | undefined;
  readonly diastolic?: number | undefined;
  readonly nonHdlC?: number | undefined;
  readonly hdlC?: number | undefined;
  readonly bmi?: number | undefined;
  readonly smokes?: Fact;
};

/** ≥160 or ≥100 mmHg; non-HDL ≥5.2; HDL <1.0; BMI ≥28; smoking. */
export const lifetimeFactors = (input: LifetimeInput): readonly Fact[] => [
  anyOf(atLeast(input.systolic, 160), atLeast(input.diastolic, 100)),
  atLeast(input.nonHdlC, 5.2),
  below(input.hdlC, 1),
  atLeast(input.bmi, 28),
  input.smokes,
];

/** Codes: 1 does not apply (not medium, or 55 and older), 2 not high, 3 high with at least two factors. Missing while it could go either way. */
export function lifetimeRisk(
  risk: AscvdRisk | undefined,
  age: number | undefined,
  input: LifetimeInput,
): '1' | '2' | '3' | undefined {
  if ((risk !== undefined && risk !== '2') || (age !== undefined && age >= 55)) return '1';
  if (risk === undefined || age === undefined) return undefined;
  const { certain, possible } = countOf(lifetimeFactors(input));
  if (certain >= 2) return '3';
  return possible < 2 ? '2' : undefined;
}

const GOALS: { readonly [risk in AscvdRisk]: number } = { 1: 3.4, 2: 2.6, 3: 2.6, 4: 1.8, 5: 1.4 };
const GOALS_OF_DIABETICS: typeof GOALS = { 1: 2.6, 2: 2.6, 3: 1.8, 4: 1.4, 5: 1.4 };

/** Aims of treatment for blood lipids. */
export type LipidGoals = {
  /** mmol/L; the value is to stay below. */
  readonly ldl: number;
  readonly nonHdl: number;
  /** Very and extremely high risk also ask for a fall of more than half. */
  readonly halved: boolean;
};

/**
 * Aims of a risk (Chinese guideline on lipids 2023, table of goals); diabetics 1.4 with ASCVD, 1.8 at high and 2.6 at medium or low risk. Non-HDL is 0.8
 * above.
 */
export function lipidGoals(risk: AscvdRisk, diabetes: boolean): LipidGoals {
  const established = risk === '4' || risk === '5';
  const ldl = diabetes ? GOALS_OF_DIABETICS[risk] : GOALS[risk];
  return { ldl, nonHdl: exactToNumber(addExact(ldl, '0.8')), halved: established };
}
