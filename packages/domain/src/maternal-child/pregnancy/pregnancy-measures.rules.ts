import type { AnaemiaDegree } from '../../clinical/index.ts';

/** Class of a blood pressure in a pregnancy; see `pregnancyPressure` for the limits in mmHg. */
export type PregnancyPressure = 'normal' | 'high-normal' | 'hypertension' | 'severe';

/**
 * Blood pressure in pregnancy, mmHg [recall: guideline of hypertensive disorders, 2020]: from 130/80 high normal, from 140/90 hypertension (to be
 * confirmed after 4 hours), from 160/110 severe; the higher class counts. One reading alone decides only upwards: 138 without the other is unknown.
 */
export function pregnancyPressure(
  systolic: number | undefined,
  diastolic: number | undefined,
): PregnancyPressure | undefined {
  const reaches = (upper: number, lower: number): boolean => (systolic ?? 0) >= upper || (diastolic ?? 0) >= lower;
  if (reaches(160, 110)) return 'severe';
  if (systolic === undefined || diastolic === undefined) return undefined;
  return reaches(140, 90) ? 'hypertension' : reaches(130, 80) ? 'high-normal' : 'normal';
}

/** ≥30/15 above the basic pressure while still below 140/90: no diagnosis, but watched closely. */
export function isPressureRise({
  systolic,
  diastolic,
  baselineSystolic,
  baselineDiastolic,
}: {
  readonly systolic: number | undefined;
  readonly diastolic: number | undefined;
  readonly baselineSystolic: number | undefined;
  readonly baselineDiastolic: number | undefined;
}): boolean {
  if (pregnancyPressure(systolic, diastolic) === undefined || systolic! >= 140 || diastolic! >= 90) return false;
  return (
    (baselineSystolic !== undefined && systolic! - baselineSystolic >= 30) ||
    (baselineDiastolic !== undefined && diastolic! - baselineDiastolic >= 15)
  );
}

/** Glucose values by which diabetes in a pregnancy is judged; what is absent was not measured. */
export type GlucoseInPregnancy = {
  /** mmol/L; 75 g OGTT where `oneHour` or `twoHours` is given. */
  readonly fasting?: number | undefined;
  readonly oneHour?: number | undefined;
  readonly twoHours?: number | undefined;
  /** % */
  readonly hba1c?: number | undefined;
  /** mmol/L, with symptoms. */
  readonly randomWithSymptoms?: number | undefined;
  /** Age of the pregnancy in days. Gestational diabetes is decided from 24+0 on. */
  readonly totalDays?: number | undefined;
};

/** What glucose values of a pregnancy say, or which test is next. */
export type GlucoseResult = 'normal' | 'gestational' | 'pregestational' | 'test-needed' | 'test-not-needed';

const reached = (value: number | undefined, limit: number): boolean => value !== undefined && value >= limit;

/**
 * WS 331-2011 and the guideline of 2022 [recall]. Fasting ≥7.0, 2 h ≥11.1, HbA1c ≥6.5 % or a random ≥11.1 with symptoms: diabetes from before.
 * From 24+0 on fasting ≥5.1, 1 h ≥10.0 or 2 h ≥8.5: GDM; only a fasting value: <4.4 no test needed, 4.4–5.0 a test. 'normal' needs all three values.
 * Before 24+0 (or at an unknown age) a fasting value below 7.0 decides nothing.
 */
export function glucoseInPregnancy(input: GlucoseInPregnancy): GlucoseResult | undefined {
  const { fasting, oneHour, twoHours, totalDays } = input;
  if (
    reached(fasting, 7) ||
    reached(twoHours, 11.1) ||
    reached(input.hba1c, 6.5) ||
    reached(input.randomWithSymptoms, 11.1)
  )
    return 'pregestational';
  const late = totalDays === undefined ? oneHour !== undefined || twoHours !== undefined : totalDays >= 168;
  if (!late) return undefined;
  if (reached(fasting, 5.1) || reached(oneHour, 10) || reached(twoHours, 8.5)) return 'gestational';
  if (fasting === undefined) return undefined;
  if (oneHour === undefined && twoHours === undefined) return fasting < 4.4 ? 'test-not-needed' : 'test-needed';
  return oneHour === undefined || twoHours === undefined ? undefined : 'normal';
}

/** State of glucose metabolism by the test after the birth. */
export type GlucoseAfterBirth = 'normal' | 'impaired-fasting' | 'impaired-tolerance' | 'diabetes';

/** OGTT 6–12 weeks after the birth: fasting 6.1–6.9 and 2 h 7.8–11.0 are impaired (the latter counts first), ≥7.0 or ≥11.1 diabetes. */
export function glucoseAfterBirth(
  fasting: number | undefined,
  twoHours: number | undefined,
): GlucoseAfterBirth | undefined {
  if (reached(fasting, 7) || reached(twoHours, 11.1)) return 'diabetes';
  if (fasting === undefined || twoHours === undefined) return undefined;
  return twoHours >= 7.8 ? 'impaired-tolerance' : fasting >= 6.1 ? 'impaired-fasting' : 'normal';
}

/** Haemoglobin of the pregnant, g/L [recall: guideline of iron deficiency, 2014]: <110 mild, <100 moderate, <70 severe, <40 very severe. */
export const pregnancyAnaemia = (haemoglobin: number): AnaemiaDegree =>
  haemoglobin >= 110
    ? 'none'
    : haemoglobin >= 100
      ? 'mild'
      : haemoglobin >= 70
        ? 'moderate'
        : haemoglobin >= 40
          ? 'severe'
          : 'very-severe';

/** 孕产期中重度贫血 of the yearly report: below 90 g/L [recall]; not the same limit as the degree 'moderate'. */
export const isReportedAnaemia = (haemoglobin: number): boolean => haemoglobin < 90;

/** Fetal heart rate per minute: 110–160 is normal, both ends included. */
export const isFetalHeartRateAbnormal = (rate: number): boolean => rate < 110 || rate > 160;

/** From 28+0 on: <20 in 12 hours or half of what it was, or <10 in 2 hours [P/recall]. */
export const areMovementsReduced = (counted: {
  readonly in12Hours?: number;
  readonly in2Hours?: number;
  readonly usualIn12Hours?: number;
}): boolean =>
  (counted.in12Hours !== undefined &&
    (counted.in12Hours < 20 ||
      (counted.usualIn12Hours !== undefined && counted.in12Hours * 2 <= counted.usualIn12Hours))) ||
  (counted.in2Hours !== undefined && counted.in2Hours < 10);

/** Amount of amniotic fluid. */
export type AmnioticFluid = 'low' | 'normal' | 'high';

/** Amniotic fluid in cm: index ≤5 low, ≥25 high; deepest pool ≤2 low, ≥8 high [recall]. The index counts where both are known. */
export function amnioticFluid(index: number | undefined, depth: number | undefined): AmnioticFluid | undefined {
  if (index !== undefined) return index <= 5 ? 'low' : index >= 25 ? 'high' : 'normal';
  if (depth === undefined) return undefined;
  return depth <= 2 ? 'low' : depth >= 8 ? 'high' : 'normal';
}

/** Degree of the loss of blood at a birth. */
export type BirthHaemorrhage = 'none' | 'haemorrhage' | 'severe';

/** Blood lost within 24 hours, ml [recall]: vaginal from 500 on, severe from 1000; caesarean from 1000 on (which is not graded further). */
export const birthHaemorrhage = (bloodLoss: number, caesarean: boolean): BirthHaemorrhage =>
  caesarean
    ? bloodLoss >= 1000
      ? 'haemorrhage'
      : 'none'
    : bloodLoss >= 1000
      ? 'severe'
      : bloodLoss >= 500
        ? 'haemorrhage'
        : 'none';

/** ≥38.0 ℃ later than 24 hours after the birth: puerperal morbidity. */
export const isPuerperalFever = (temperature: number, hoursSinceBirth: number): boolean =>
  temperature >= 38 && hoursSinceBirth > 24;

/** Class of a birth weight in g. */
export type BirthWeightClass = 'extremely-low' | 'very-low' | 'low' | 'normal' | 'macrosomia';

/** Birth weight in g: <1000, <1500, <2500, and from 4000 on macrosomia. */
export const birthWeightClass = (grams: number): BirthWeightClass =>
  grams < 1000
    ? 'extremely-low'
    : grams < 1500
      ? 'very-low'
      : grams < 2500
        ? 'low'
        : grams >= 4000
          ? 'macrosomia'
          : 'normal';
