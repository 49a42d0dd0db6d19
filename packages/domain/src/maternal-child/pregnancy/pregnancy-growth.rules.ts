import { compareExact, exactToNumber, multiplyExact, addExact, roundHalfUp } from '../../shared/index.ts';

/** Lower and upper end of what is usual, in the unit of the measure. */
export type Band = { readonly low: number; readonly high: number };
/** Where a measure lies to its band. */
export type BandPosition = 'below' | 'within' | 'above';

/** Both ends belong to the band. */
export const positionIn = (value: number, { low, high }: Band): BandPosition =>
  value < low ? 'below' : value > high ? 'above' : 'within';

/** Fundal height in cm for completed weeks 20–40 (widely printed table, no national standard). */
const FUNDAL_HEIGHT: readonly (readonly [low: number, high: number])[] = [
  [16, 20.5],
  [17, 21.5],
  [18, 22.5],
  [19, 23.5],
  [20, 24.5],
  [21, 25.5],
  [21.5, 26.5],
  [22.5, 27.5],
  [23, 28.5],
  [23.5, 29.5],
  [24, 30.5],
  [25, 31.5],
  [26, 32.5],
  [27, 33.5],
  [27.5, 34.5],
  [28.5, 35.5],
  [29, 36.5],
  [29.5, 37.5],
  [30.5, 38.5],
  [31, 38.5],
  [32, 38.5],
];

/** Band of the fundal height; missing before 20 weeks, after 40 that of 40. */
export function fundalHeightBand(week: number): Band | undefined {
  const row = week >= 20 ? FUNDAL_HEIGHT[Math.min(Math.floor(week), 40) - 20] : undefined;
  return row && { low: row[0], high: row[1] };
}

/** Abdominal girth in cm at the ends of the months; weeks between take the row before. A hint, no diagnosis. */
const ABDOMEN: readonly (readonly [week: number, low: number, standard: number, high: number])[] = [
  [40, 89, 94, 100],
  [36, 86, 92, 98],
  [32, 84, 89, 95],
  [28, 82, 87, 94],
  [24, 80, 85, 91],
  [20, 76, 82, 89],
];

/** Abdominal girth in cm at a completed week of pregnancy: lower limit, standard and upper limit, by the last row of the table that has begun. `undefined` before the table begins, at 20 weeks. */
export function abdomenBand(week: number): (Band & { readonly standard: number }) | undefined {
  const row = ABDOMEN.find(([from]) => week >= from);
  return row && { low: row[1], standard: row[2], high: row[3] };
}

/** No growth over the last two intervals (three readings) of fundal height, or of weight: worth a hint. Later readings last. */
export const isStagnant = (readings: readonly number[]): boolean => {
  const last = readings.slice(-3);
  return last.length === 3 && last[1]! <= last[0]! && last[2]! <= last[1]!;
};

/** Class of the body-mass index before the pregnancy, by which the recommended gain goes. */
export type BodyMassBeforePregnancy = 'underweight' | 'normal' | 'overweight' | 'obese';

type GainPlan = { readonly total: Band; readonly weekly: Band & { readonly mean: number } };

/** WS/T 801-2022, one child [recall]: total gain in kg, weekly gain in the second and third trimester. Up to 13 weeks 0–2.0 kg for all. */
const GAIN: { readonly [cls in BodyMassBeforePregnancy]: GainPlan } = {
  underweight: { total: { low: 11, high: 16 }, weekly: { low: 0.37, mean: 0.46, high: 0.56 } },
  normal: { total: { low: 8, high: 14 }, weekly: { low: 0.26, mean: 0.37, high: 0.48 } },
  overweight: { total: { low: 7, high: 11 }, weekly: { low: 0.22, mean: 0.3, high: 0.37 } },
  obese: { total: { low: 5, high: 9 }, weekly: { low: 0.15, mean: 0.22, high: 0.3 } },
};

/** Class of the weight before the pregnancy on the unrounded quotient: 61.4 kg at 160 cm is 23.98, so normal although it reads 24.0. */
export function bodyMassBeforePregnancy(
  weight: number | undefined,
  height: number | undefined,
): BodyMassBeforePregnancy | undefined {
  if (!(weight! > 0) || !(height! > 0)) return undefined;
  const [scaled, squared] = [multiplyExact(weight!, 10_000), multiplyExact(height!, height!)];
  const reaches = (limit: number): boolean => compareExact(scaled, multiplyExact(limit, squared)) >= 0;
  return reaches(28) ? 'obese' : reaches(24) ? 'overweight' : reaches(18.5) ? 'normal' : 'underweight';
}

/** Gain of weight in kg over a whole pregnancy that is in order, by the body mass before it (WS/T 801-2022). */
export const totalGain = (cls: BodyMassBeforePregnancy): Band => GAIN[cls].total;
/** Gain of weight in kg a week from the second trimester on that is in order, by the body mass before the pregnancy (WS/T 801-2022). */
export const weeklyGain = (cls: BodyMassBeforePregnancy): GainPlan['weekly'] => GAIN[cls].weekly;

/**
 * Gain in kg that is in order at a completed week, both ends rounded to 1 place as on the curve: [0, 2.0] before 14 weeks, then
 * [(w−13)·low, 2.0+(w−13)·high]. Worked out from the standard's weekly rates, not printed in it.
 */
export function gainBand(cls: BodyMassBeforePregnancy, week: number): Band | undefined {
  if (!Number.isFinite(week) || week < 0) return undefined;
  const whole = Math.min(Math.floor(week), 42);
  if (whole < 14) return { low: 0, high: 2 };
  const { low, high } = GAIN[cls].weekly;
  return {
    low: roundHalfUp(multiplyExact(whole - 13, low), 1),
    high: roundHalfUp(addExact(2, multiplyExact(whole - 13, high)), 1),
  };
}

/** Gain of weight in a pregnancy in kg, and how it lies to what is recommended. */
export type WeightGain = {
  readonly gain: number;
  readonly cls: BodyMassBeforePregnancy;
  readonly band?: Band;
  readonly position?: BandPosition;
};

/** Gain since before the pregnancy and where it stands for a single child; several children have no band. */
export function weightGain({
  weight,
  weightBefore,
  height,
  week,
  fetusCount = 1,
}: {
  readonly weight: number | undefined;
  readonly weightBefore: number | undefined;
  readonly height: number | undefined;
  readonly week: number | undefined;
  readonly fetusCount?: number | undefined;
}): WeightGain | undefined {
  const cls = bodyMassBeforePregnancy(weightBefore, height);
  if (!cls || !(weight! > 0)) return undefined;
  const gain = exactToNumber(addExact(weight!, -weightBefore!));
  const band = week === undefined || fetusCount !== 1 ? undefined : gainBand(cls, week);
  return { gain, cls, ...(band ? { band, position: positionIn(gain, band) } : {}) };
}
