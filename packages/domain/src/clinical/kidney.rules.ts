import { divideExact, exactToNumber, multiplyExact } from '../shared/index.ts';
import type { ClinicalSex } from './sex.ts';

type Equation = {
  readonly factor: number;
  readonly slope: number;
  readonly perYear: number;
  readonly female: number;
  readonly alpha: { readonly [sex in ClinicalSex]: number };
};

const KAPPA: { readonly [sex in ClinicalSex]: number } = { female: 0.7, male: 0.9 };
const CKD_EPI_2009: Equation = {
  factor: 141,
  slope: -1.209,
  perYear: 0.993,
  female: 1.018,
  alpha: { female: -0.329, male: -0.411 },
};
const CKD_EPI_2021: Equation = {
  factor: 142,
  slope: -1.2,
  perYear: 0.9938,
  female: 1.012,
  alpha: { female: -0.241, male: -0.302 },
};

const filtration =
  (equation: Equation) =>
  (creatinine: number | undefined, sex: ClinicalSex | undefined, age: number | undefined): number | undefined => {
    if (!(creatinine! > 0) || sex === undefined || age === undefined || age < 18) return undefined;
    const ratio = creatinine! / 88.4 / KAPPA[sex];
    return (
      equation.factor *
      Math.min(ratio, 1) ** equation.alpha[sex] *
      Math.max(ratio, 1) ** equation.slope *
      equation.perYear ** age *
      (sex === 'female' ? equation.female : 1)
    );
  };

/**
 * eGFR in mL/min/1.73 m² by CKD-EPI 2009 without the race factor, unrounded; the platform's default [G].
 * Creatinine in μmol/L (÷ 88.4 = mg/dL). Adults only; missing when anything is missing.
 */
export const ckdEpi2009 = filtration(CKD_EPI_2009);

/**
 * eGFR by CKD-EPI 2021, for institutions that chose it [G]. Units and limits as `ckdEpi2009`.
 *
 * @example
 * ```ts
 * Math.round(ckdEpi2021(88, 'female', 71) ?? 0); // 61
 * ckdEpi2021(undefined, 'female', 71); // undefined
 * ```
 */
export const ckdEpi2021 = filtration(CKD_EPI_2021);

/** KDIGO stage of an eGFR in mL/min/1.73 m². */
export type FiltrationStage = 'G1' | 'G2' | 'G3a' | 'G3b' | 'G4' | 'G5';

const STAGES: readonly (readonly [from: number, stage: FiltrationStage])[] = [
  [90, 'G1'],
  [60, 'G2'],
  [45, 'G3a'],
  [30, 'G3b'],
  [15, 'G4'],
];

/** KDIGO stage of an eGFR; each limit belongs to the better stage. G1 and G2 are kidney disease only with another sign of damage [G]. */
export const filtrationStage = (egfr: number): FiltrationStage => STAGES.find(([from]) => egfr >= from)?.[1] ?? 'G5';

/**
 * Urine albumin/creatinine ratio in mg/g, 1 place [G]: albumin mg/dL × 10 ÷ (creatinine mmol/L × 0.11312 g/mmol).
 * Missing for a creatinine of zero or below.
 */
export function albuminCreatinineRatio(
  albumin: number | undefined,
  creatinine: number | undefined,
): number | undefined {
  if (albumin === undefined || albumin < 0 || !(creatinine! > 0)) return undefined;
  const ratio = divideExact(multiplyExact(albumin, 10), multiplyExact(creatinine!, '0.11312'), 1);
  return ratio && exactToNumber(ratio);
}
