import type { ClinicalSex } from '../../clinical/index.ts';
import { addExact, divideExact, exactToNumber, multiplyExact, roundHalfUp } from '../../shared/index.ts';
import { GROWTH_SD_TABLES } from './growth-sd.data.ts';
import { growthLinesAt, isByAge, type GrowthIndicator, type GrowthKey } from './growth-table.ts';

/** dictionaries/child-growth-level: 1 上, 2 中上, 3 中, 4 中下, 5 下. */
export type GrowthLevel = '1' | '2' | '3' | '4' | '5';
/** dictionaries/child-growth-level-3, the sheet's box: 1 上 (≥+2SD), 2 中, 3 下 (<−2SD). */
export type GrowthLevel3 = '1' | '2' | '3';

/** How many of the seven lines −3SD … +3SD a value reaches: 0 is below −3SD, 7 is +3SD or more. */
export type SdBand = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;

/**
 * Where a measurement stands by WS/T 423-2022 (tables B). `key`: completed months or the age to the day, or for weight by length and height the cm.
 * Values are compared with 1 decimal as printed (half up), a line belonging to the band above it. Missing outside of the table.
 */
export function sdBand(
  indicator: GrowthIndicator,
  sex: ClinicalSex,
  key: GrowthKey,
  value: number,
): SdBand | undefined {
  if (!(value > 0) || !Number.isFinite(value)) return undefined;
  const lines = linesAt(indicator, sex, key);
  if (!lines) return undefined;
  const scaled = tenthsOf(value) * lines.scale;
  return lines.tenths.filter((line) => scaled >= line).length as SdBand;
}

const linesAt = (indicator: GrowthIndicator, sex: ClinicalSex, key: GrowthKey) =>
  typeof key === 'number' && !(key >= 0 && Number.isFinite(key))
    ? undefined
    : growthLinesAt(
        GROWTH_SD_TABLES,
        indicator,
        sex,
        typeof key === 'number' && !isByAge(indicator) ? tenthsOf(key) : key,
      );

/** Whole tenths of a value rounded half up to 1 decimal. */
const tenthsOf = (value: number): number => exactToNumber(multiplyExact(roundHalfUp(value, 1), 10));

/** The five-step evaluation of a value by its band of standard deviations: 1 上 (+2SD or more), 2 中上, 3 中, 4 中下, 5 下 (below −2SD). WS/T 423. */
export const growthLevel = (band: SdBand): GrowthLevel =>
  band >= 6 ? '1' : band === 5 ? '2' : band >= 3 ? '3' : band === 2 ? '4' : '5';
/** The same in three steps: 1 上 (+2SD or more), 2 中, 3 下 (below −2SD). */
export const growthLevel3 = (band: SdBand): GrowthLevel3 => (band >= 6 ? '1' : band >= 2 ? '2' : '3');

/**
 * Value of a line in the unit, e.g. −2SD of the weight at that age: `deviation` −3 … +3. As exact as the printed tables; between rows interpolated.
 */
export function sdLine(
  indicator: GrowthIndicator,
  sex: ClinicalSex,
  key: GrowthKey,
  deviation: number,
): number | undefined {
  const lines = linesAt(indicator, sex, key);
  const line = lines?.tenths[deviation + 3];
  return lines === undefined || line === undefined ? undefined : line / lines.scale / 10;
}

/**
 * Continuous SD score between the printed lines, for drawing only: linear from line to line, beyond ±3 with the last slope.
 * WS/T 423-2022 prints no L, M, S; grades are decided by `sdBand`, never by this.
 */
export function interpolatedScore(
  indicator: GrowthIndicator,
  sex: ClinicalSex,
  key: GrowthKey,
  value: number,
): number | undefined {
  if (!(value > 0) || !Number.isFinite(value)) return undefined;
  const lines = [-3, -2, -1, 0, 1, 2, 3].map((deviation) => sdLine(indicator, sex, key, deviation));
  if (lines.some((line) => line === undefined)) return undefined;
  const known = lines as readonly number[];
  const above = known.findIndex((line) => value < line);
  const upper = above === -1 ? 6 : Math.max(1, above);
  return upper - 4 + (value - known[upper - 1]!) / (known[upper]! - known[upper - 1]!);
}

/** BMI with 1 decimal, half up in one rounding. `weight` kg, `height` cm. */
export function childBodyMass(weight: number | undefined, height: number | undefined): number | undefined {
  if (!(weight! > 0) || !(height! > 0)) return undefined;
  const quotient = divideExact(multiplyExact(weight!, 10_000), multiplyExact(height!, height!), 1);
  const bmi = quotient && exactToNumber(quotient);
  return bmi !== undefined && Number.isFinite(bmi) ? bmi : undefined;
}

/** How a child was measured: length lying, height standing. */
export type MeasurePosition = 'lying' | 'standing';

/** Length counts under 24 months, height from then on; measured the other way 0.7 cm are added or taken off (WHO). `height` cm. */
export function heightForTable(height: number, months: number, position: MeasurePosition | undefined): number {
  if (months < 24) return position === 'standing' ? exactToNumber(addExact(height, '0.7')) : height;
  return position === 'lying' ? exactToNumber(addExact(height, '-0.7')) : height;
}
