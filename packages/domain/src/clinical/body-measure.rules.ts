import { compareExact, divideExact, exactToNumber, multiplyExact, roundHalfUp } from '../shared/index.ts';
import { atLeast, type Fact } from './certainty.ts';
import { forSex, type ClinicalSex } from './sex.ts';

/** WS/T 428-2013 classes of adults; obesity in the degrees of the 2024 guideline of obesity care. */
export type BodyMassClass =
  | 'underweight'
  | 'normal'
  | 'overweight'
  | 'obese-mild'
  | 'obese-moderate'
  | 'obese-severe'
  | 'obese-extreme';

const BODY_MASS_LIMITS: readonly (readonly [from: number, cls: BodyMassClass])[] = [
  [50, 'obese-extreme'],
  [37.5, 'obese-severe'],
  [32.5, 'obese-moderate'],
  [28, 'obese-mild'],
  [24, 'overweight'],
  [18.5, 'normal'],
];

const classFrom = (reaches: (limit: number) => boolean): BodyMassClass =>
  BODY_MASS_LIMITS.find(([from]) => reaches(from))?.[1] ?? 'underweight';

/**
 * BMI in kg/m², rounded half up to 2 places [S]. `weight` kg, `height` cm.
 * Missing unless both are above zero. (The reference's table has 28.12 for 72 kg at 160 cm: exactly 28.125, so 28.13.)
 *
 * @example
 * ```ts
 * bodyMassIndex(64, 158); // 25.64
 * ```
 */
export function bodyMassIndex(weight: number | undefined, height: number | undefined): number | undefined {
  if (!(weight! > 0) || !(height! > 0)) return undefined;
  const quotient = divideExact(multiplyExact(weight!, 10_000), multiplyExact(height!, height!), 2);
  const index = quotient && exactToNumber(quotient);
  // Heights no ruler knows give no number a scale would show.
  return Number.isFinite(index) ? index : undefined;
}

/**
 * Class of a BMI that is already rounded, as the check-up form compares it: <18.5, <24.0, <28.0, then obesity from 28.0,
 * 32.5, 37.5 and 50 on; each limit belongs to the higher class. WS/T 428-2013 [G]. Adults only.
 *
 * @example
 * ```ts
 * bodyMassClass(25.64); // 'overweight'
 * ```
 */
export const bodyMassClass = (bmi: number): BodyMassClass => classFrom((limit) => bmi >= limit);

/** The same classes on the unrounded quotient: `weight × 10 000 ≥ limit × height²`, so 83.2 kg at 160 cm is exactly 32.5. */
export function bodyMassClassOf(weight: number, height: number): BodyMassClass {
  const scaled = multiplyExact(weight, 10_000);
  const squared = multiplyExact(height, height);
  return classFrom((limit) => compareExact(scaled, multiplyExact(limit, squared)) >= 0);
}

/**
 * Weight in kg to reach before the next check-up, 1 place [P]: the larger of 23.9 × height² and 95 % of today's weight.
 * Only for a (rounded) BMI of 24 or more.
 */
export function targetWeight(weight: number | undefined, height: number | undefined): number | undefined {
  const bmi = bodyMassIndex(weight, height);
  if (bmi === undefined || bmi < 24) return undefined;
  const normal = multiplyExact(multiplyExact(23.9, multiplyExact(height!, height!)), '0.0001');
  const step = multiplyExact(weight!, '0.95');
  return roundHalfUp(compareExact(normal, step) > 0 ? normal : step, 1);
}

/** cm. WS/T 428-2013 [G]. */
const CENTRAL_OBESITY_FROM = { male: 90, female: 85 } as const;

/** Class of a waist in cm by sex, WS/T 428-2013. */
export type WaistClass = 'normal' | 'pre-central-obesity' | 'central-obesity';

/**
 * Waist in cm: men 85 ≤ x < 90 and women 80 ≤ x < 85 are the stage before, from 90 / 85 on central obesity. WS/T 428-2013 [G].
 *
 * @example
 * ```ts
 * waistClass(84, 'female'); // 'pre-central-obesity'
 * ```
 */
export function waistClass(waist: number, sex: ClinicalSex): WaistClass {
  const limit = CENTRAL_OBESITY_FROM[sex];
  if (waist >= limit) return 'central-obesity';
  return waist >= limit - 5 ? 'pre-central-obesity' : 'normal';
}

/** Whether a waist (cm) is central obesity: by WS/T 428-2013 [G], from 90 / 85 cm on. Unknown sex: where it is, or is not, for both. */
export const isCentrallyObese = (waist: number | undefined, sex: ClinicalSex | undefined): Fact =>
  forSex(sex, (one) => atLeast(waist, CENTRAL_OBESITY_FROM[one]));
