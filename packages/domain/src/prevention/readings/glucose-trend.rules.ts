import { divideExact, exactToNumber, addExact, subtractExact, type CalendarDay } from '../../shared/index.ts';
import { deviation, meanOf, percentOf, variation } from './series.ts';

/** One valid reading in mmol/L; `timePoint` by dictionaries/glucose-time-point. */
export type GlucoseReading = {
  /** Local time; sorts as text. */
  readonly at: string;
  readonly on: CalendarDay;
  readonly value: number;
  readonly timePoint: string;
  /** Lo or Hi: `value` is the end of the meter's range and counts among the shares, not in the means. */
  readonly outOfRange?: boolean;
};

/** Statistics of many glucose readings; what too few readings cannot tell is absent. */
export type GlucoseTrend = {
  /** All readings; `measured` leaves out those beyond the meter's range. */
  readonly n: number;
  /** mmol/L, 2 places. */
  readonly mean?: number;
  readonly deviation?: number;
  /** Percent, 1 place; above 36 the glucose is unstable [recall]. */
  readonly variation?: number;
  readonly unstable?: boolean;
  /** Percent of readings from 3.9 to 10.0, both ends included; and below 3.9, below 3.0, above 10.0, above 13.9. From seven readings on. */
  readonly inRange?: number;
  readonly below?: number;
  readonly farBelow?: number;
  readonly above?: number;
  readonly farAbove?: number;
  /** mmol/L between the highest and the lowest. */
  readonly range?: number;
  /** Percent, 2 places: (mean + 2.59) ÷ 1.59. */
  readonly estimatedHba1c?: number;
};

/** Fewer readings give no share [P]. */
const ENOUGH = 7;

/** Trend of finger-prick readings (section 2.3). Only what can be said is there. */
export function glucoseTrend(readings: readonly GlucoseReading[]): GlucoseTrend {
  const n = readings.length;
  const measured = readings.filter(({ outOfRange }) => outOfRange !== true).map(({ value }) => value);
  const share = (counts: (value: number) => boolean): number | undefined =>
    n < ENOUGH ? undefined : percentOf(readings.filter(({ value }) => counts(value)).length, n);
  const spread = variation(measured);
  const facts = {
    mean: meanOf(measured, 2),
    deviation: deviation(measured),
    variation: spread,
    unstable: spread === undefined ? undefined : spread > 36,
    inRange: share((value) => value >= 3.9 && value <= 10),
    below: share((value) => value < 3.9),
    farBelow: share((value) => value < 3),
    above: share((value) => value > 10),
    farAbove: share((value) => value > 13.9),
    range:
      measured.length === 0 ? undefined : exactToNumber(subtractExact(Math.max(...measured), Math.min(...measured))),
    estimatedHba1c: estimatedHba1c(measured),
  };
  return { n, ...Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) };
}

/** By the mean before its rounding to print. */
function estimatedHba1c(values: readonly number[]): number | undefined {
  const mean = meanOf(values, 6);
  return mean === undefined ? undefined : exactToNumber(divideExact(addExact(mean, '2.59'), '1.59', 2)!);
}

/** Largest swing of each day (最大波幅 LAGE) in mmol/L; days with one reading have none. */
export function dailySwings(readings: readonly GlucoseReading[]): ReadonlyMap<CalendarDay, number> {
  const measured = readings.filter(({ outOfRange }) => outOfRange !== true);
  const swings = [...new Set(measured.map(({ on }) => on))].flatMap(
    (day): readonly (readonly [CalendarDay, number])[] => {
      const values = measured.filter(({ on }) => on === day).map(({ value }) => value);
      return values.length > 1 ? [[day, exactToNumber(subtractExact(Math.max(...values), Math.min(...values)))]] : [];
    },
  );
  return new Map(swings);
}

/** The last reading of a time point of one day. */
const lastAt = (ofDay: readonly GlucoseReading[], timePoint: string): number | undefined =>
  ofDay
    .filter((reading) => reading.timePoint === timePoint)
    .reduce<GlucoseReading | undefined>((last, one) => (!last || one.at >= last.at ? one : last), undefined)?.value;

/** Values of the seven points of one day in their order; missing unless all are there. */
export function sevenPoints(ofDay: readonly GlucoseReading[]): readonly number[] | undefined {
  const values = ['1', '2', '3', '4', '5', '6', '7'].map((timePoint) => lastAt(ofDay, timePoint));
  return values.some((value) => value === undefined) ? undefined : values.filter((value) => value !== undefined);
}

/** Rise of the glucose over a meal in mmol/L. */
export type MealRise = {
  readonly meal: 'breakfast' | 'lunch' | 'supper';
  readonly rise: number;
  /** Below 2.2 mmol/L [recall]. */ readonly onTarget: boolean;
};

/** Rise after each meal of one day in mmol/L: after breakfast − fasting, after lunch − before, after supper − before. */
export function mealRises(ofDay: readonly GlucoseReading[]): readonly MealRise[] {
  const meals: readonly (readonly [MealRise['meal'], string, string])[] = [
    ['breakfast', '1', '2'],
    ['lunch', '3', '4'],
    ['supper', '5', '6'],
  ];
  return meals.flatMap(([meal, before, after]) => {
    const [low, high] = [lastAt(ofDay, before), lastAt(ofDay, after)];
    if (low === undefined || high === undefined) return [];
    const rise = exactToNumber(subtractExact(high, low));
    return [{ meal, rise, onTarget: rise < 2.2 }];
  });
}
