import type { ClinicalSex } from '../../clinical/index.ts';
import type { ExactAge } from '../child/child-age.ts';

/** A measure of growth with a table of its own in the standard. */
export type GrowthIndicator =
  | 'weight-for-age'
  | 'length-height-for-age'
  | 'weight-for-length'
  | 'weight-for-height'
  | 'bmi-for-age'
  | 'head-circumference-for-age';

/** A printed table: seven columns, each its first value and then the steps, in tenths. `from`: month or cm of the first row. */
export type PackedGrowthTable = {
  readonly indicator: GrowthIndicator;
  readonly sex: ClinicalSex;
  readonly from: number;
  readonly columns: readonly string[];
};

/** Seven values of one age or height, each times `scale` and in tenths, so that values between two printed rows stay whole numbers. */
export type GrowthLines = { readonly tenths: readonly number[]; readonly scale: number };

type Unpacked = { readonly keys: readonly number[]; readonly columns: readonly (readonly number[])[] };

const unpacked = new WeakMap<PackedGrowthTable, Unpacked>();

function unpack(table: PackedGrowthTable): Unpacked {
  const known = unpacked.get(table);
  if (known) return known;
  const columns = table.columns.map((text) => {
    let value = 0;
    return text.split(' ').map((step) => (value += Number(step)));
  });
  const keys = columns[0]!.map((_, row) => (isByAge(table.indicator) ? monthOfRow(row) : table.from + row) * 10);
  const result = { keys, columns };
  unpacked.set(table, result);
  return result;
}

/** Whether an indicator of growth is judged by age, and not by length or height. */
export const isByAge = (indicator: GrowthIndicator): boolean =>
  indicator !== 'weight-for-length' && indicator !== 'weight-for-height';

/** Rows are monthly up to 24 months and three months apart afterwards. */
const monthOfRow = (row: number): number => (row <= 24 ? row : 24 + (row - 24) * 3);

/** Where a table is read: whole completed months or the age to the day, or a length or height in tenths of a cm. */
export type GrowthKey = number | ExactAge;

/** Completed months of an age. */
export const monthsOfKey = (key: GrowthKey): number => (typeof key === 'number' ? key : key.months);

/** The last printed row serves until the table ends: 81 months until 84, of the head 36 until 37. */
const lastMonths = (indicator: GrowthIndicator): readonly [row: number, until: number] =>
  indicator === 'head-circumference-for-age' ? [36, 37] : [81, 84];

/** Up to 23 months the rows are of lengths, from 24 on of heights, 0.7 cm less: between the two the lengths go on as before. */
const LAST_LENGTH = 23;
const changesAt24 = (indicator: GrowthIndicator): boolean =>
  indicator === 'length-height-for-age' || indicator === 'bmi-for-age';

/** A key as a fraction of tenths: `at` of `of`. Missing outside of the table. */
function fractionOf(
  indicator: GrowthIndicator,
  key: GrowthKey,
): { readonly at: number; readonly of: number } | undefined {
  const { months, days, monthDays } = typeof key === 'number' ? { months: key, days: 0, monthDays: 1 } : key;
  if (!Number.isInteger(months) || months < 0) return undefined;
  if (!isByAge(indicator)) return { at: months, of: 1 };
  const [row, until] = lastMonths(indicator);
  if (months >= until) return undefined;
  return months >= row ? { at: row * 10, of: 1 } : { at: (months * monthDays + days) * 10, of: monthDays };
}

/**
 * The seven lines at an age or at a length or height; between two printed rows they are interpolated column by column, by the day, exactly (WS/T 423-2022
 * prints no L, M, S). Missing outside of the table: from 84 months on (head: 37), lengths under 45 or over 100 cm, heights under 75 or over 130 cm.
 */
export function growthLinesAt(
  tables: readonly PackedGrowthTable[],
  indicator: GrowthIndicator,
  sex: ClinicalSex,
  key: GrowthKey,
): GrowthLines | undefined {
  const table = tables.find((candidate) => candidate.indicator === indicator && candidate.sex === sex);
  const fraction = table && fractionOf(indicator, key);
  if (!table || !fraction) return undefined;
  const { at, of } = fraction;
  const { keys, columns } = unpack(table);
  const found = keys.findIndex((row) => row * of >= at);
  if (found === -1 || at < keys[0]! * of) return undefined;
  if (keys[found]! * of === at) return { tenths: columns.map((column) => column[found]!), scale: 1 };
  const upper = changesAt24(indicator) && keys[found - 1] === LAST_LENGTH * 10 ? found - 1 : found;
  const [low, high] = [keys[upper - 1]!, keys[upper]!];
  return {
    tenths: columns.map((column) => column[upper - 1]! * (high * of - at) + column[upper]! * (at - low * of)),
    scale: (high - low) * of,
  };
}

/** Every printed row of a table, for curves: month or cm, and seven values in the unit. */
export function growthCurves(
  tables: readonly PackedGrowthTable[],
  indicator: GrowthIndicator,
  sex: ClinicalSex,
): readonly { readonly key: number; readonly values: readonly number[] }[] {
  const table = tables.find((candidate) => candidate.indicator === indicator && candidate.sex === sex);
  if (!table) return [];
  const { keys, columns } = unpack(table);
  return keys.map((key, row) => ({ key: key / 10, values: columns.map((column) => column[row]! / 10) }));
}
