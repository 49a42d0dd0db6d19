import { codeOf, codesOf, numberOf, type RawInput } from '../../clinical/index.ts';
import type { PregnancyRiskFacts } from './pregnancy-risk.rules.ts';

const SCREENING = [
  'screenBasic',
  'screenAbnormalPregnancy',
  'screenGynecologic',
  'screenFamily',
  'screenDisease',
  'screenAuxiliary',
  'screenSymptoms',
] as const;

/**
 * 妊娠风险筛查: positive as soon as anything is ticked. The sheet has no box for “nothing found”, so it is negative only once its `stage` says that
 * an assessment is being made.
 */
export function screeningResult(data: RawInput): '阳性' | '阴性' | undefined {
  if (SCREENING.some((key) => (codesOf(data[key]) ?? []).length > 0)) return '阳性';
  return codeOf(data['stage']) === undefined ? undefined : '阴性';
}

const POSITIVE = '2';

/** What the numbers of the first visit tick by themselves: codes of `screenBasic` and `screenAuxiliary` (first visit, any one is positive). */
export function screeningFromNumbers(
  data: RawInput,
  bodyMassAbnormal: boolean,
): { readonly basic: readonly string[]; readonly auxiliary: readonly string[] } {
  const number = (key: string): number | undefined => numberOf(data[key]);
  const [age, height, haemoglobin, platelet, ferritin] = [
    number('age'),
    number('height'),
    number('hemoglobin'),
    number('platelet'),
    number('ferritin'),
  ];
  const ticked = (entries: readonly (readonly [string, boolean])[]): readonly string[] =>
    entries.filter(([, met]) => met).map(([code]) => code);
  return {
    basic: ticked([
      ['1', age !== undefined && (age >= 35 || age <= 18)],
      ['2', height !== undefined && height <= 145],
      ['3', bodyMassAbnormal],
      ['4', codeOf(data['rhBloodType']) === RH_NEGATIVE],
    ]),
    auxiliary: ticked([
      ['1', haemoglobin !== undefined && haemoglobin < 110],
      ['2', platelet !== undefined && platelet <= 100],
      ['3', codeOf(data['syphilis']) === POSITIVE],
      ['4', codeOf(data['hivAntibody']) === POSITIVE],
      ['5', codeOf(data['hbsag']) === POSITIVE],
      ['8', ferritin !== undefined && ferritin < 20],
    ]),
  };
}

const RH_NEGATIVE = '1';
const NORMAL_TRANSAMINASE = 40;

const sumOf = (values: readonly (number | undefined)[]): number | undefined => {
  const known = values.filter((value): value is number => value !== undefined && value >= 0);
  return known.length === 0 ? undefined : known.reduce((sum, value) => sum + value, 0);
};

/** Without a weight from before the pregnancy, the one measured before 13 weeks stands for it; a later one for nothing. */
function earlyWeight(data: RawInput): number | undefined {
  const week = numberOf(data['gestationalWeek']);
  const known = numberOf(data['prePregnancyBmi']) !== undefined;
  return !known && week !== undefined && week >= 0 && week < 13 ? numberOf(data['weight']) : undefined;
}

/**
 * The numbers of the pregnancy sheets (`pregnancy-basic-info`, `first-prenatal-visit`, `prenatal-visit`) as facts for `riskFactorsOf`.
 * Abortions and caesareans count what is known: they can only be more. A carrier of hepatitis B counts as such unless ALT or AST is raised (>40 U/L).
 */
export function riskFactsOf(data: RawInput): PregnancyRiskFacts {
  const number = (...keys: readonly string[]): number | undefined =>
    keys.map((key) => numberOf(data[key])).find((value) => value !== undefined);
  const raised = ['alt', 'ast'].some((key) => (numberOf(data[key]) ?? 0) > NORMAL_TRANSAMINASE);
  const caesareans = number('caesareanDeliveries');
  return {
    age: number('age'),
    weight: number('prePregnancyWeight') ?? earlyWeight(data),
    height: number('height'),
    bmi: number('prePregnancyBmi'),
    haemoglobin: number('hemoglobin'),
    platelets: number('platelet'),
    fetusCount: number('fetusCount'),
    abortions: sumOf(
      ['inducedAbortions', 'spontaneousAbortions', 'medicalAbortions', 'midTrimesterInductions'].map((key) =>
        number(key),
      ),
    ),
    assistedReproduction: ['3', '4'].includes(codeOf(data['conceptionMode']) ?? ''),
    uterineSurgeries: number('uterineSurgeries') ?? caesareans,
    monthsSinceUterineSurgery: number('monthsSinceUterineSurgery'),
    pulmonaryPressure: number('pulmonaryPressure'),
    ejectionFraction: number('ejectionFraction'),
    massSize: number('massSize'),
    hepatitisBCarrier: codeOf(data['hbsag']) === POSITIVE && !raised,
    syphilis: codeOf(data['syphilis']) === POSITIVE,
    hiv: codeOf(data['hivAntibody']) === POSITIVE,
  };
}
