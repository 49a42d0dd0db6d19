import { pointsOf, totalOf } from '../../clinical/index.ts';

/** Items of the EPDS whose answers count 0, 1, 2, 3 in their order; all others count 3, 2, 1, 0 [recall]. */
const FORWARD = new Set([1, 2, 4]);

/** Points of the ten answers given as positions 1–4 from the top. */
export const epdsPoints = (positions: readonly unknown[]): readonly (number | undefined)[] =>
  Array.from({ length: 10 }, (_, index) => {
    const position = pointsOf(positions[index], 1, 4);
    return position === undefined ? undefined : FORWARD.has(index + 1) ? position - 1 : 4 - position;
  });

/** Result of the Edinburgh Postnatal Depression Scale (0–30); what cannot be judged yet is absent. */
export type EpdsResult = {
  readonly total?: number;
  /** ≥13 positive, 10–12 doubtful (again in 2–4 weeks), 0–9 negative. */
  readonly level?: 'negative' | 'doubtful' | 'positive';
  /** Item 10 of at least 1, whatever the total: assessed and acted on at once. */
  readonly selfHarm?: boolean;
};

/** EPDS of the last seven days, 0–30. The total needs all ten; the tenth alone is enough for the alarm. */
export function epds(points: readonly (number | undefined)[]): EpdsResult {
  const ten = Array.from({ length: 10 }, (_, index) => pointsOf(points[index], 0, 3));
  return epdsOf(totalOf(ten), ten[9]);
}

/** The same from the two numbers that the 42-day sheet keeps: `epdsScore` and `epdsItem10`. */
export function epdsOf(total: number | undefined, item10: number | undefined): EpdsResult {
  return {
    ...(total === undefined ? {} : { total, level: total >= 13 ? 'positive' : total >= 10 ? 'doubtful' : 'negative' }),
    ...(item10 === undefined ? {} : { selfHarm: item10 >= 1 }),
  };
}

/** 0–2 points each. */
export type ApgarSigns = {
  readonly heartRate?: unknown;
  readonly respiration?: unknown;
  readonly muscleTone?: unknown;
  readonly reflex?: unknown;
  readonly color?: unknown;
};

/** Apgar total of one time, 0–10; missing until all five signs are scored. */
export const apgarScore = (signs: ApgarSigns): number | undefined =>
  totalOf(
    [signs.heartRate, signs.respiration, signs.muscleTone, signs.reflex, signs.color].map((sign) =>
      pointsOf(sign, 0, 2),
    ),
  );

/** Degree of asphyxia of a newborn by the Apgar score. */
export type Asphyxia = 'none' | 'mild' | 'severe';

/** 8–10 none, 4–7 mild, 0–3 severe asphyxia. */
export const asphyxiaOf = (apgar: number): Asphyxia => (apgar >= 8 ? 'none' : apgar >= 4 ? 'mild' : 'severe');

/** Minutes at which the Apgar is still to be scored: 1, 5, 10, and every five minutes up to 20 while the one at 5 minutes was ≤7. */
export const apgarMinutes = (atFive: number | undefined): readonly number[] =>
  atFive !== undefined && atFive <= 7 ? [1, 5, 10, 15, 20] : [1, 5, 10];

/** Points of the heart rate per minute: none 0, <100 1, ≥100 2. */
export const apgarHeartRate = (rate: number): 0 | 1 | 2 => (rate <= 0 ? 0 : rate < 100 ? 1 : 2);
