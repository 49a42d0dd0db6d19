/** Levels of office blood pressure by which everything else is decided; not a diagnosis. */
export type BloodPressureGrade = 'normal' | 'high-normal' | 'grade1' | 'grade2' | 'grade3';

/** Grade of one blood pressure, and whether only one of its two values is raised (mmHg). */
export type BloodPressureLevel = {
  readonly grade: BloodPressureGrade;
  /** ≥140 and <90. */
  readonly isolatedSystolic: boolean;
  /** <140 and ≥90. */
  readonly isolatedDiastolic: boolean;
};

/** Codes of dictionaries/blood-pressure-grade. Code 4 理想血压 belongs to the older scheme and is never given. */
export const BLOOD_PRESSURE_GRADE_CODES: { readonly [grade in BloodPressureGrade]: string } = {
  normal: '5',
  'high-normal': '6',
  grade1: '1',
  grade2: '2',
  grade3: '3',
};

const SYSTOLIC_LIMITS = [180, 160, 140, 120] as const;
const DIASTOLIC_LIMITS = [110, 100, 90, 80] as const;
const GRADES: readonly BloodPressureGrade[] = ['grade3', 'grade2', 'grade1', 'high-normal', 'normal'];

const step = (value: number, limits: readonly number[]): number => {
  const index = limits.findIndex((limit) => value >= limit);
  return index === -1 ? limits.length : index;
};

/**
 * Grade of an untreated adult's blood pressure in mmHg: from 120/80, 140/90, 160/100 and 180/110 on (limits inclusive);
 * where the two differ the higher one counts. Chinese guideline of hypertension, 2018 and later [G].
 * The "isolated" flags come on top of the grade, so 130/110 is grade 3 and isolated diastolic.
 *
 * @example
 * ```ts
 * bloodPressureLevel(168, 92).grade; // 'grade2'
 * ```
 */
export function bloodPressureLevel(systolic: number, diastolic: number): BloodPressureLevel {
  return {
    grade: GRADES[Math.min(step(systolic, SYSTOLIC_LIMITS), step(diastolic, DIASTOLIC_LIMITS))]!,
    isolatedSystolic: systolic >= 140 && diastolic < 90,
    isolatedDiastolic: systolic < 140 && diastolic >= 90,
  };
}

/** The higher of two arms, each pressure for itself: 138/92 and 142/88 count as 142/92 [P]. One arm alone is enough. */
export function higherArm(left: number | undefined, right: number | undefined): number | undefined {
  if (left === undefined) return right;
  return right === undefined ? left : Math.max(left, right);
}

/**
 * Limits of satisfactory control in public-health care, mmHg: below 140/90, from 65 years on below 150/90.
 * National standard, third edition (2017) [S]; the tighter individual aims of newer guidelines do not change it.
 */
export const controlLimits = (age: number): { readonly systolic: number; readonly diastolic: number } => ({
  systolic: age >= 65 ? 150 : 140,
  diastolic: 90,
});

/** Urgent referral line of the standard: systolic ≥180 and/or diastolic ≥110 mmHg [S]. */
export const isHypertensiveCrisis = (systolic: number | undefined, diastolic: number | undefined): boolean =>
  (systolic !== undefined && systolic >= 180) || (diastolic !== undefined && diastolic >= 110);

/**
 * Whether control failed: true as soon as one reading reaches its limit, false only when both are known and below.
 * The age decides the systolic limit; without it 140 to 149 stays unknown.
 */
export function isUncontrolled(
  systolic: number | undefined,
  diastolic: number | undefined,
  age: number | undefined,
): boolean | undefined {
  if (diastolic !== undefined && diastolic >= 90) return true;
  if (systolic !== undefined && systolic >= 150) return true;
  if (systolic === undefined) return undefined;
  if (systolic >= 140) {
    if (age === undefined) return undefined;
    if (age < 65) return true;
  }
  return diastolic === undefined ? undefined : false;
}
