import { anyOf, atLeast, countOf, type Count, type Fact } from '../../clinical/index.ts';

/** What the risk of a stroke is judged by (mmHg, codes); what is absent is unknown. */
export type StrokeInput = {
  readonly systolic?: number | undefined;
  readonly diastolic?: number | undefined;
  readonly antihypertensive?: Fact;
  /** Atrial fibrillation and/or valvular disease. */
  readonly atrialFibrillation?: Fact;
  readonly smokes?: Fact;
  /** Abnormal or never measured (`unknown` counts as a factor: 血脂异常或未知); missing when not answered. */
  readonly lipids?: 'normal' | 'abnormal' | 'unknown' | undefined;
  readonly diabetes?: Fact;
  /** Three times a week for half an hour, for more than a year; or moderate to heavy labour. */
  readonly exercises?: Fact;
  readonly manualLabour?: Fact;
  readonly bmi?: number | undefined;
  readonly familyHistory?: Fact;
  /** A stroke or a transient attack in the history. */
  readonly pastStroke?: Fact;
};

/** Each of the eight factors of the stroke screening as present, absent or unknown. */
export type StrokeFactors = {
  readonly hypertensionFactor: Fact;
  readonly atrialFibrillation: Fact;
  readonly smokingFactor: Fact;
  readonly dyslipidemiaFactor: Fact;
  readonly diabetesFactor: Fact;
  readonly inactivityFactor: Fact;
  readonly overweightFactor: Fact;
  readonly strokeFamilyHistory: Fact;
};

/** The eight factors of the stroke screening from 40 years on: ≥140/90 mmHg or treated, BMI ≥26, little exercise, … */
export function strokeFactors(input: StrokeInput): StrokeFactors {
  const active = anyOf(input.exercises, input.manualLabour);
  return {
    hypertensionFactor: anyOf(atLeast(input.systolic, 140), atLeast(input.diastolic, 90), input.antihypertensive),
    atrialFibrillation: input.atrialFibrillation,
    smokingFactor: input.smokes,
    dyslipidemiaFactor: input.lipids && input.lipids !== 'normal',
    diabetesFactor: input.diabetes,
    inactivityFactor: active === undefined ? undefined : !active,
    overweightFactor: atLeast(input.bmi, 26),
    strokeFamilyHistory: input.familyHistory,
  };
}

/** Risk of a stroke and how many factors it rests on. */
export type StrokeVerdict = {
  /** Codes: 1 low, 2 medium, 3 high; missing while an unanswered item could still change it. */
  readonly risk?: '1' | '2' | '3';
  readonly count: Count;
};

/** High with three factors or a past stroke or attack; medium with fewer but hypertension, diabetes, fibrillation or valvular disease; else low. */
export function strokeRisk(input: StrokeInput): StrokeVerdict {
  const factors = strokeFactors(input);
  const count = countOf(Object.values(factors));
  const many: Fact = count.certain >= 3 ? true : count.possible < 3 ? false : undefined;
  const high = anyOf(many, input.pastStroke);
  if (high !== false) return high ? { risk: '3', count } : { count };
  const chronic = anyOf(factors.hypertensionFactor, factors.diabetesFactor, factors.atrialFibrillation);
  return chronic === undefined ? { count } : { risk: chronic ? '2' : '1', count };
}
