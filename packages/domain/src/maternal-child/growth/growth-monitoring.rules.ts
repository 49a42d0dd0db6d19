import type { ClinicalSex } from '../../clinical/index.ts';
import { compareExact, exactToNumber, multiplyExact, roundHalfUp, subtractExact } from '../../shared/index.ts';
import {
  growthLinesAt,
  isByAge,
  type GrowthIndicator,
  type GrowthKey,
  type PackedGrowthTable,
} from './growth-table.ts';

/** The percentile tables of WS/T 423-2022 for curves and monitoring, fetched on demand (≈2 kB gzip). */
export const loadGrowthPercentiles = async (): Promise<readonly PackedGrowthTable[]> =>
  (await import('./growth-percentile.data.ts')).GROWTH_PERCENTILE_TABLES;

/** How many of P3, P10, P25, P50, P75, P90, P97 a measurement reaches (0–7). `key`: completed months, the age to the day, or cm. */
export function percentileBand(
  tables: readonly PackedGrowthTable[],
  {
    indicator,
    sex,
    key,
    value,
  }: {
    readonly indicator: GrowthIndicator;
    readonly sex: ClinicalSex;
    readonly key: GrowthKey;
    readonly value: number;
  },
): number | undefined {
  if (!(value > 0) || !Number.isFinite(value)) return undefined;
  if (typeof key === 'number' && !(key >= 0 && Number.isFinite(key))) return undefined;
  const lines = growthLinesAt(
    tables,
    indicator,
    sex,
    typeof key === 'number' && !isByAge(indicator) ? tenths(key) : key,
  );
  return lines?.tenths.filter((line) => tenths(value) * lines.scale >= line).length;
}

const tenths = (value: number): number => exactToNumber(multiplyExact(roundHalfUp(value, 1), 10));

/** 1 上 ≥P97, 2 中上 ≥P75, 3 中 ≥P25, 4 中下 ≥P3, 5 下. */
export const percentileLevel = (band: number): '1' | '2' | '3' | '4' | '5' =>
  band >= 7 ? '1' : band >= 5 ? '2' : band >= 3 ? '3' : band >= 1 ? '4' : '5';

/** A measure of a child, with the age in months and its band among the percentiles. */
export type GrowthPoint = { readonly months: number; readonly value: number; readonly percentileBand: number };
/** How a child’s measures run to the growth curves. */
export type GrowthTrend = 'steady' | 'flat' | 'falling' | 'crossing';

/** Two measurements of weight or height, the later last: no growth, loss, or two main percentile lines crossed; then again after a month [P]. */
export function growthTrend(before: GrowthPoint, after: GrowthPoint): GrowthTrend {
  const change = compareExact(after.value, before.value);
  if (change < 0) return 'falling';
  if (change === 0 && after.months > before.months) return 'flat';
  return Math.abs(after.percentileBand - before.percentileBand) >= 2 ? 'crossing' : 'steady';
}

/**
 * Under three months a gain of less than 600 g in a month asks for a look at the feeding [P]: 28–31 days are a month, longer times count by 30 days.
 * Weights in kg. Missing for a shorter time.
 */
export function isGainTooSmall(before: number, after: number, days: number): boolean | undefined {
  if (!(before > 0) || !(after > 0) || days < 28) return undefined;
  const monthDays = days <= 31 ? days : 30;
  return compareExact(multiplyExact(subtractExact(after, before), monthDays), multiplyExact('0.6', days)) < 0;
}
