import { compareExact, multiplyExact } from '../../shared/index.ts';
import { highestRisk, riskOfFactor, type RiskColour } from './pregnancy-risk-factors.data.ts';

/** What the risk of a pregnancy is judged by; what is absent is unknown. */
export type PregnancyRiskFacts = {
  /** Full years on the day of registration. */
  readonly age?: number | undefined;
  /** kg and cm; weight before the pregnancy, or the first one measured before 13 weeks. */
  readonly weight?: number | undefined;
  readonly height?: number | undefined;
  /** kg/m², only where weight and height are not known. */
  readonly bmi?: number | undefined;
  /** g/L */
  readonly haemoglobin?: number | undefined;
  /** ×10⁹/L */
  readonly platelets?: number | undefined;
  readonly fetusCount?: number | undefined;
  readonly abortions?: number | undefined;
  readonly assistedReproduction?: boolean | undefined;
  readonly uterineSurgeries?: number | undefined;
  readonly monthsSinceUterineSurgery?: number | undefined;
  /** mmHg, only of a *diagnosed* pulmonary hypertension: any value below 50 is orange. */
  readonly pulmonaryPressure?: number | undefined;
  /** % */
  readonly ejectionFraction?: number | undefined;
  /** Myoma or ovarian cyst, cm. */
  readonly massSize?: number | undefined;
  readonly hepatitisBCarrier?: boolean | undefined;
  readonly syphilis?: boolean | undefined;
  readonly hiv?: boolean | undefined;
};

/** [from, code]: the first reached limit decides; '' is no factor. */
type Steps = readonly (readonly [from: number, code: string])[];

const AGE: Steps = [
  [40, 'O1.1'],
  [35, 'Y1.1'],
  [19, ''],
  [0, 'Y1.1'],
];
const PLATELETS: Steps = [
  [100, ''],
  [50, 'Y2.6.1'],
  [30, 'O2.6.1'],
  [0, 'R1.6.2'],
];
const FETUSES: Steps = [
  [3, 'O3.1'],
  [2, 'Y3.1'],
  [1, ''],
];
const ABORTIONS: Steps = [
  [3, 'Y1.5'],
  [0, ''],
];
const MASS: Steps = [
  [5, 'Y1.7'],
  [0, ''],
];
const PULMONARY: Steps = [
  [50, 'R1.1.1'],
  [0, 'O2.1.6'],
];

const step = (value: number | undefined, steps: Steps): string =>
  value === undefined || !Number.isFinite(value) ? '' : (steps.find(([from]) => value >= from)?.[1] ?? '');

/** Limits from above: the print's overlapping "60–110", "40–60", "≤40" are read as ≥110 none, ≥60 yellow, >40 orange, ≤40 red. */
const haemoglobinFactor = (value: number | undefined): string =>
  value === undefined || !(value > 0)
    ? ''
    : value >= 110
      ? ''
      : value >= 60
        ? 'Y2.6.2'
        : value > 40
          ? 'O2.6.2'
          : 'R1.6.3';

const ejectionFactor = (value: number | undefined): string =>
  value !== undefined && value >= 40 && value <= 50 ? 'O2.1.1' : '';

/** <18.5 yellow, 18.5–25.0 none, >25.0 yellow, ≥28.0 orange; on the exact quotient. */
function bodyMassFactor({ weight, height, bmi }: PregnancyRiskFacts): string {
  const measured = weight! > 0 && height! > 0;
  if (!measured && !(bmi! > 0)) return '';
  const [scaled, squared] = measured
    ? [multiplyExact(weight!, 10_000), multiplyExact(height!, height!)]
    : [multiplyExact(bmi!, 1), multiplyExact(1, 1)];
  const against = (limit: number): number => compareExact(scaled, multiplyExact(limit, squared));
  if (against(28) >= 0) return 'O1.2';
  return against(25) > 0 || against(18.5) < 0 ? 'Y1.2' : '';
}

function surgeryFactors({ uterineSurgeries, monthsSinceUterineSurgery }: PregnancyRiskFacts): readonly string[] {
  if (uterineSurgeries !== undefined && uterineSurgeries < 1) return [];
  const recent =
    monthsSinceUterineSurgery !== undefined && monthsSinceUterineSurgery >= 0 && monthsSinceUterineSurgery < 18;
  const scar = uterineSurgeries !== undefined || monthsSinceUterineSurgery !== undefined;
  return [recent ? 'O3.3' : scar ? 'Y1.6' : '', uterineSurgeries !== undefined && uterineSurgeries >= 2 ? 'O3.5' : ''];
}

/**
 * Codes of dictionaries/pregnancy-risk-factor that follow from numbers alone (国卫办妇幼发〔2017〕35号 [S]; missing values judge nothing).
 * What needs a doctor's word (bleeding tendency, heart function, severity) is not guessed: it is ticked in the sheet.
 */
export function riskFactorsOf(facts: PregnancyRiskFacts): readonly string[] {
  return [
    step(facts.age, AGE),
    bodyMassFactor(facts),
    step(facts.abortions, ABORTIONS),
    ...surgeryFactors(facts),
    step(facts.massSize, MASS),
    facts.assistedReproduction === true ? 'Y1.9' : '',
    ejectionFactor(facts.ejectionFraction),
    step(facts.pulmonaryPressure, PULMONARY),
    facts.hepatitisBCarrier === true ? 'Y2.3' : '',
    step(facts.platelets, PLATELETS),
    haemoglobinFactor(facts.haemoglobin),
    step(facts.fetusCount, FETUSES),
    facts.syphilis === true ? 'P2' : '',
    facts.hiv === true ? 'P3' : '',
  ].filter((code) => code !== '');
}

/** Colour of the risk of a pregnancy, and the factors that make it. */
export type PregnancyRisk = {
  /** 1 green, 2 yellow, 3 orange, 4 red: dictionaries/pregnancy-risk-level. */
  readonly level: RiskColour;
  /** 5 purple stands beside the colour and takes no part in the comparison. */
  readonly infectious: boolean;
  readonly factors: readonly string[];
};

/** The highest colour of all factors, ticked or worked out; unknown codes count for nothing. */
export function pregnancyRisk(factors: readonly string[]): PregnancyRisk {
  const known = [...new Set(factors)].filter((code) => riskOfFactor(code) !== undefined);
  return { level: highestRisk(known), infectious: known.some((code) => riskOfFactor(code) === '5'), factors: known };
}

/** Hours within which the grade report reaches the maternal and child institution: orange 3 days, red 24 hours [recall]. */
export const gradeReportHours = (level: RiskColour): number | undefined =>
  level === '4' ? 24 : level === '3' ? 72 : undefined;

const MANAGEMENT: { readonly [level in RiskColour]: string } = {
  1: '按规范进行产前检查',
  2: '建议在二级以上医疗机构产检和住院分娩',
  3: '建议在县级及以上危重孕产妇救治中心产检和住院分娩，专案管理，3 日内报送分级报告单',
  4: '尽快转三级医疗机构评估是否适宜继续妊娠，专案管理，24 小时内报送分级报告单',
};

/** What the grade asks for, in words [recall]; purple adds to it. */
export const riskManagement = ({ level, infectious }: PregnancyRisk): string =>
  `${MANAGEMENT[level]}。${infectious ? '传染病：按传染病防治要求并列管理，逐例专案。' : ''}`;
