/** How a sheet records eyesight: on the five-point scale of GB 11533 (5.0 is normal) or as a decimal (1.0 is normal). */
export type EyesightNotation = 'five-point' | 'decimal';

/** Decimal values of the ten steps from `n.0` to `n.9` of the five-point scale, as eye charts print them. */
const STEPS = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8] as const;

/** Both ends inclusive. Between 2.0 and 3.0 lies no value of either notation. */
const FIVE_POINT = [3, 5.3] as const;
const DECIMAL = [0.01, 2] as const;

const within = (value: number, [low, high]: readonly [number, number]): boolean => value >= low && value <= high;
const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

/** Decimal eyesight of a five-point value (GB 11533): 5.0 is 1.0, 4.9 is 0.8, 3.0 is 0.01. Missing outside of 3.0–5.3. */
export function decimalEyesight(fivePoint: number): number | undefined {
  if (!within(fivePoint, FIVE_POINT)) return undefined;
  const tenths = Math.round(fivePoint * 10);
  const step = STEPS[tenths % 10] as number;
  return rounded(step * 10 ** (Math.floor(tenths / 10) - 5), 3);
}

/** Five-point eyesight of a decimal value, `5 + lg V` to one decimal: 1.0 is 5.0, 0.6 is 4.8. Missing outside of 0.01–2.0. */
export const fivePointEyesight = (decimal: number): number | undefined =>
  within(decimal, DECIMAL) ? rounded(5 + Math.log10(decimal), 1) : undefined;

/** A value in the notation besides the sheet's own, for showing both; missing where there is none. */
export const otherEyesight = (value: number, notation: EyesightNotation): number | undefined =>
  notation === 'five-point' ? decimalEyesight(value) : fivePointEyesight(value);

/**
 * What was written, in the sheet's notation: 3.0–5.3 is five-point, up to 2.0 decimal. In a five-point sheet a bare 0, 1 or 2
 * stays what GB 11533 means by it (no light, light, moving hand): only `1.0` or `0.8` is read as a decimal.
 */
export function readEyesight(text: string, notation: EyesightNotation): number | undefined {
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value)) return undefined;
  if (notation === 'decimal') {
    const decimal = decimalEyesight(value);
    return decimal === undefined ? value : rounded(decimal, 2);
  }
  return text.includes('.') ? (fivePointEyesight(value) ?? value) : value;
}
