import {
  addExact,
  compareExact,
  divideExact,
  exact,
  exactToNumber,
  multiplyExact,
  roundHalfUp,
  subtractExact,
  type Exact,
} from '../../shared/index.ts';

const sum = (values: readonly number[]): Exact =>
  values.reduce<Exact>((total, value) => addExact(total, value), exact(0));

/** Arithmetic mean, exact up to its rounding to `digits` places half up. Missing for no values. */
export function meanOf(values: readonly number[], digits: number): number | undefined {
  const mean = divideExact(sum(values), values.length, digits);
  return mean && exactToNumber(mean);
}

/** Whether the unrounded mean reaches a limit: 134.96 prints as 135.0 and does not. Missing for no values. */
export const meanReaches = (values: readonly number[], limit: number): boolean | undefined =>
  values.length === 0 ? undefined : compareExact(sum(values), multiplyExact(limit, values.length)) >= 0;

// Numbers no meter gives, typed or sent, have squares beyond what a number holds: nothing can be said of them.
const finite = (value: number): number | undefined => (Number.isFinite(value) ? value : undefined);

/** Unrounded standard deviation of a sample (n − 1), by exact sums. Missing for fewer than two values, or where it is beyond all numbers. */
export function deviationOf(values: readonly number[]): number | undefined {
  const n = values.length;
  if (n < 2) return undefined;
  const total = sum(values);
  const squares = values.reduce<Exact>((so, value) => addExact(so, multiplyExact(value, value)), exact(0));
  const spread = subtractExact(multiplyExact(squares, n), multiplyExact(total, total));
  return finite(Math.sqrt(exactToNumber(spread) / (n * (n - 1))));
}

/** Standard deviation with 2 places. */
export function deviation(values: readonly number[]): number | undefined {
  const unrounded = deviationOf(values);
  return unrounded === undefined ? undefined : roundHalfUp(unrounded, 2);
}

/** Coefficient of variation in percent with 1 place: deviation ÷ mean. Missing for fewer than two values or a mean of zero. */
export function variation(values: readonly number[]): number | undefined {
  const [spread, total] = [deviationOf(values), exactToNumber(sum(values))];
  const share = spread === undefined || total === 0 ? undefined : finite((spread / (total / values.length)) * 100);
  return share === undefined ? undefined : roundHalfUp(share, 1);
}

/** Share in percent with 1 place; missing for nothing to share. */
export function percentOf(part: number, whole: number): number | undefined {
  const share = divideExact(part * 100, whole, 1);
  return share && exactToNumber(share);
}

/** Mean of the steps between neighbours, with 2 places; missing for fewer than two values. */
export const meanStep = (values: readonly number[]): number | undefined =>
  meanOf(
    values.slice(1).map((value, index) => Math.abs(exactToNumber(subtractExact(value, values[index]!)))),
    2,
  );
