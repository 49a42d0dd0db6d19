import { addExact, divideExact, exactToNumber, multiplyExact, roundHalfUp } from '../shared/index.ts';

/**
 * Glucose from mg/dL to mmol/L, ÷ 18.0, 2 places [G]: 126 → 7.00.
 *
 * @example
 * ```ts
 * glucoseToMmol(126); // 7
 * ```
 */
export const glucoseToMmol = (mgPerDl: number): number => exactToNumber(divideExact(mgPerDl, 18, 2)!);

/** Glucose from mmol/L to mg/dL, × 18.0, 1 place [G]. */
export const glucoseToMgdl = (mmol: number): number => roundHalfUp(multiplyExact(mmol, 18), 1);

/**
 * QTc in ms by Bazett, rounded to whole ms [G]: QT ÷ √(60 / heart rate). Missing unless both are above zero.
 */
export function correctedQt(qt: number | undefined, heartRate: number | undefined): number | undefined {
  if (!(qt! > 0) || !(heartRate! > 0)) return undefined;
  const corrected = qt! / Math.sqrt(60 / heartRate!);
  return Number.isFinite(corrected) ? roundHalfUp(corrected, 0) : undefined;
}

/** Prolonged from 450 ms in men and 460 ms in women on; from 500 ms on with high risk [G]. */
export const QTC_LIMITS = { male: 450, female: 460, highRisk: 500 } as const;

/** What was drunk on an average day, in the form's units: liang (50 g) and bottles of beer. */
export type Drinks = {
  readonly spirits?: number;
  readonly wine?: number;
  readonly riceWine?: number;
  readonly beerBottles?: number;
  readonly fruitWine?: number;
};

/**
 * Liang of spirits (1 两 = 50 g), 1 place [S]: wine ÷ 4, rice wine ÷ 5, bottles of beer × 1, fruit wine ÷ 4. Missing drinks count as none.
 * (The hypertension form's note counts beer by weight ÷ 10, which is the same bottle of 10 liang.)
 */
export function spiritsEquivalent(drinks: Drinks): number {
  const shares: readonly (readonly [number | undefined, string])[] = [
    [drinks.spirits, '1'],
    [drinks.wine, '0.25'],
    [drinks.riceWine, '0.2'],
    [drinks.beerBottles, '1'],
    [drinks.fruitWine, '0.25'],
  ];
  const total = shares.reduce(
    (sum, [amount, factor]) => addExact(sum, multiplyExact(amount ?? 0, factor)),
    multiplyExact(0, 0),
  );
  return roundHalfUp(total, 1);
}
