import { MEASURES } from './proportions.data.ts';
import type { Random } from './random.ts';
import type { SeedResident } from './seed-rows.ts';

/** What stays with a person over the years: build and level of each value, so that a chart of three years looks like one person. */
export type Constitution = {
  readonly height: number;
  readonly bmi: number;
  readonly systolic: number;
  readonly diastolic: number;
  readonly glucose: number;
  readonly cholesterol: number;
  readonly triglycerides: number;
};

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

export const rounded = (value: number, places: number): number => Math.round(value * 10 ** places) / 10 ** places;

export function constitutionOf(resident: SeedResident, age: number, random: Random): Constitution {
  const { sex } = resident;
  const hypertensive = resident.conditions.includes('hypertension');
  const diabetic = resident.conditions.includes('diabetes');
  const deviate = random.normal(0, 1);
  const [systolicMean, systolicDeviation] = MEASURES.systolic[sex];
  const [diastolicMean, diastolicDeviation] = MEASURES.diastolic[sex];
  const correlated =
    MEASURES.diastolic.correlation * deviate + Math.sqrt(1 - MEASURES.diastolic.correlation ** 2) * random.normal(0, 1);
  // Whoever is under treatment is drawn apart, so the others lie a little below the mean of all.
  const younger = 6 + (age < 65 ? (65 - age) * 0.35 : 0);
  const [glucose, glucoseSigma] = diabetic ? MEASURES.fastingGlucoseDiabetic : MEASURES.fastingGlucoseWithout;
  return {
    height: clamp(random.normal(MEASURES.height[sex][0], MEASURES.height[sex][1]) + (age < 65 ? 4 : 0), 138, 188),
    bmi: clamp(random.normal(...MEASURES.bmi) + (hypertensive ? 0.8 : 0) + (diabetic ? 0.6 : 0), 16, 38),
    systolic: clamp(systolicMean - younger + systolicDeviation * deviate, 88, 205),
    diastolic: clamp(diastolicMean + diastolicDeviation * correlated, 50, 118),
    glucose: clamp(random.logNormal(glucose, glucoseSigma), 3.4, 19),
    cholesterol: clamp(random.normal(...MEASURES.totalCholesterol), 2.6, 9),
    triglycerides: clamp(random.logNormal(...MEASURES.triglycerides), 0.4, 9),
  };
}

export type BloodPressure = { readonly systolic: number; readonly diastolic: number };

/** Today's reading around the person's level: a few mmHg up or down, the lower value well below the upper. */
export function reading(constitution: Constitution, random: Random): BloodPressure {
  const systolic = Math.round(clamp(random.normal(constitution.systolic, 6), 85, 220));
  return {
    systolic,
    diastolic: Math.round(clamp(random.normal(constitution.diastolic, 4), 45, Math.min(125, systolic - 22))),
  };
}

/** A reading of a patient under treatment, controlled or not by the line of the age: 140/90, from 65 on 150/90. */
export function treatedReading(age: number, controlled: boolean, random: Random): BloodPressure {
  const line = age >= 65 ? 150 : 140;
  if (controlled)
    return { systolic: Math.round(clamp(random.normal(131, 8), 104, line - 1)), diastolic: random.integer(64, 88) };
  const systolic = line + Math.round(Math.abs(random.normal(2, 9)) % 34);
  return { systolic, diastolic: random.chance(0.35) ? random.integer(90, 102) : random.integer(74, 89) };
}
