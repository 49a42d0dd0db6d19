import type { ClinicalSex } from '../../clinical/index.ts';
import type { GrowthIndicator } from './growth-table.ts';

/** The three parameters of a growth curve at one age: Box-Cox power, median, coefficient of variation. */
export type LmsParameters = { readonly l: number; readonly m: number; readonly s: number };

/** Value of a Z-score: M·(1+L·S·z)^(1/L), or M·e^(S·z) for L = 0. Missing where the distribution has no such value. */
export function lmsValue({ l, m, s }: LmsParameters, z: number): number | undefined {
  if (l === 0) return m * Math.exp(s * z);
  const base = 1 + l * s * z;
  return base > 0 ? m * base ** (1 / l) : undefined;
}

/** Weight and BMI are skewed: beyond ±3 WHO measures in steps of the distance between SD 2 and SD 3. Length, height and head are not. */
const isSkewed = (indicator: GrowthIndicator): boolean =>
  indicator !== 'length-height-for-age' && indicator !== 'head-circumference-for-age';

/** WHO Z-score, unrounded: ((y/M)^L − 1)/(L·S), beyond ±3 corrected for weight and BMI. Missing for values that are not above zero. */
export function lmsScore(indicator: GrowthIndicator, parameters: LmsParameters, value: number): number | undefined {
  if (!(value > 0) || !Number.isFinite(value)) return undefined;
  const { l, m, s } = parameters;
  const score = l === 0 ? Math.log(value / m) / s : ((value / m) ** l - 1) / (l * s);
  if (!isSkewed(indicator) || Math.abs(score) <= 3) return score;
  const sign = Math.sign(score);
  const [second, third] = [lmsValue(parameters, 2 * sign), lmsValue(parameters, 3 * sign)];
  return second === undefined || third === undefined
    ? score
    : sign * (3 + Math.abs(value - third) / Math.abs(third - second));
}

/** Rows “L M S” joined by `;`, from `from` on in steps of `step` (months or cm). */
export type PackedLmsTable = {
  readonly indicator: GrowthIndicator;
  readonly sex: ClinicalSex;
  readonly position?: 'length' | 'height';
  readonly from: number;
  readonly step: number;
  readonly rows: string;
};

/**
 * Parameters at completed months (0–84) or at a length or height in cm (between rows interpolated). At 24 months the height row counts, before it
 * length. Missing outside of the tables.
 */
export function lmsAt(
  tables: readonly PackedLmsTable[],
  indicator: GrowthIndicator,
  sex: ClinicalSex,
  key: number,
): LmsParameters | undefined {
  if (!Number.isFinite(key)) return undefined;
  const fitting = tables.filter(
    (table) =>
      table.indicator === indicator &&
      table.sex === sex &&
      (table.position === undefined || (table.position === 'height') === key >= 24),
  );
  for (const table of fitting) {
    const rows = table.rows.split(';');
    const at = (key - table.from) / table.step;
    if (at < 0 || at > rows.length - 1) continue;
    const [low, high, share] = [Math.floor(at), Math.ceil(at), at - Math.floor(at)];
    const [before, after] = [parametersOf(rows[low]!), parametersOf(rows[high]!)];
    const between = (a: number, b: number): number => a + (b - a) * share;
    return { l: between(before.l, after.l), m: between(before.m, after.m), s: between(before.s, after.s) };
  }
  return undefined;
}

function parametersOf(row: string): LmsParameters {
  const [l, m, s] = row.split(' ').map(Number);
  return { l: l!, m: m!, s: s! };
}

/** The WHO tables, fetched when somebody asks for international scores (≈9 kB gzip). */
export const loadWhoGrowth = async (): Promise<readonly PackedLmsTable[]> =>
  (await import('./growth-who.data.ts')).WHO_LMS_TABLES;
