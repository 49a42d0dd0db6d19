import {
  anyOf,
  atLeast,
  below,
  countOf,
  isCentrallyObese,
  type ClinicalSex,
  type Count,
  type Fact,
} from '../../clinical/index.ts';

/** What the metabolic syndrome is judged by; what is absent is unknown. */
export type MetabolicInput = {
  readonly sex?: ClinicalSex | undefined;
  /** cm; mmHg; mmol/L. */
  readonly waist?: number | undefined;
  readonly systolic?: number | undefined;
  readonly diastolic?: number | undefined;
  readonly fastingGlucose?: number | undefined;
  readonly glucose2h?: number | undefined;
  readonly triglycerides?: number | undefined;
  readonly hdlC?: number | undefined;
  readonly diabetesTreated?: boolean | undefined;
  readonly hypertensionTreated?: boolean | undefined;
};

/** Each component of the metabolic syndrome as present, absent or unknown. */
export type MetabolicComponents = {
  readonly abdominalObesity: Fact;
  readonly hyperglycemia: Fact;
  readonly hypertensionComponent: Fact;
  readonly highTriglycerides: Fact;
  readonly lowHdl: Fact;
};

/**
 * The five components of the Chinese definition [recall]: waist ≥90 / ≥85 cm; fasting ≥6.1 or 2 h ≥7.8 mmol/L or treated diabetes; ≥130/85 mmHg or
 * treated hypertension; TG ≥1.70; HDL <1.04. Glucose is known to be normal by the fasting value alone where no 2 h value was taken, as the
 * form counts it; unanswered treatment counts as none.
 */
export function metabolicComponents(input: MetabolicInput): MetabolicComponents {
  const { glucose2h } = input;
  return {
    abdominalObesity: isCentrallyObese(input.waist, input.sex),
    hyperglycemia: anyOf(
      atLeast(input.fastingGlucose, 6.1),
      glucose2h === undefined ? false : glucose2h >= 7.8,
      input.diabetesTreated === true,
    ),
    hypertensionComponent: anyOf(
      atLeast(input.systolic, 130),
      atLeast(input.diastolic, 85),
      input.hypertensionTreated === true,
    ),
    highTriglycerides: atLeast(input.triglycerides, 1.7),
    lowHdl: below(input.hdlC, 1.04),
  };
}

/** Whether there is a metabolic syndrome, and how many components it rests on. */
export type MetabolicVerdict = {
  /** Codes: 1 no, 2 metabolic syndrome, 3 cannot be judged. */
  readonly code: '1' | '2' | '3';
  readonly count: Count;
};

/**
 * Three or more make the syndrome. The reference calls it unjudgeable as soon as a value is missing below three (worked example 6); where even all
 * missing ones together could not make three, nothing is open and this says no — the only place where it knows more.
 */
export function metabolicSyndrome(input: MetabolicInput): MetabolicVerdict {
  const count = countOf(Object.values(metabolicComponents(input)));
  return { code: count.certain >= 3 ? '2' : count.possible >= 3 ? '3' : '1', count };
}
