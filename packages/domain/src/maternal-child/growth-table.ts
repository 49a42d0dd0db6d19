import type { ClinicalSex } from '../clinical/index.ts';

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

export const isByAge = (indicator: GrowthIndicator): boolean =>
  indicator !== 'weight-for-length' && indicator !== 'weight-for-height';

/** Rows are monthly up to 24 months and three months apart afterwards. */
const monthOfRow = (row: number): number => (row <= 24 ? row : 24 + (row - 24) * 3);

/** The last printed row, 81 months, serves 82 and 83 as well. */
const LAST_MONTH = 81;

/**
 * The seven lines at a month or at a height in tenths of a cm; rows between two printed ones are interpolated column by column (exactly).
 * Missing outside of the table: under 0 or from 84 months on (head: over 36), lengths under 45 or over 100 cm, heights under 75 or over 130 cm.
 */
export function growthLinesAt(
  tables: readonly PackedGrowthTable[],
  indicator: GrowthIndicator,
  sex: ClinicalSex,
  key: number,
): GrowthLines | undefined {
  const table = tables.find((candidate) => candidate.indicator === indicator && candidate.sex === sex);
  if (!table || !Number.isInteger(key) || key < 0) return undefined;
  const { keys, columns } = unpack(table);
  const isHead = indicator === 'head-circumference-for-age';
  const at = isByAge(indicator) ? (!isHead && key > LAST_MONTH && key < 84 ? LAST_MONTH : key) * 10 : key;
  const upper = keys.findIndex((row) => row >= at);
  if (upper === -1 || at < keys[0]!) return undefined;
  if (keys[upper] === at) return { tenths: columns.map((column) => column[upper]!), scale: 1 };
  const [low, high] = [keys[upper - 1]!, keys[upper]!];
  return {
    tenths: columns.map((column) => column[upper - 1]! * (high - at) + column[upper]! * (at - low)),
    scale: high - low,
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
