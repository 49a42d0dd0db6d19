import { divideExact, exactToNumber } from '../../shared/index.ts';
import type { WarningLevel } from './home-blood-pressure.rules.ts';

/** What a glucose measured at home warns of. */
export type GlucoseWarningCode =
  | 'critical-high'
  | 'hypo-2'
  | 'hypo-3'
  | 'hypo-1'
  | 'very-high'
  | 'high'
  | 'low-normal'
  | 'in-target';
/** A warning of a glucose measured at home, and how grave it is. */
export type GlucoseWarning = { readonly level: WarningLevel; readonly code: GlucoseWarningCode };

/** Codes of dictionaries/glucose-time-point before a meal: fasting, before lunch, before supper; all others count as not fasting. */
export const isPremeal = (timePoint: string): boolean => ['1', '3', '5'].includes(timePoint);

/** What a glucose measured at home is judged by. */
export type GlucoseWarningInput = {
  /** mmol/L; of mg/dL by `glucoseFromMgdl`. */
  readonly value?: number | undefined;
  /** Missing: not known, so that what hangs on it stays open. */
  readonly premeal?: boolean | undefined;
  /** The meter showed Lo or Hi. */
  readonly outOfRange?: 'low' | 'high' | undefined;
  /** Altered consciousness or in need of help: grade 3 hypoglycaemia whatever the value, unless that is critically high itself. */
  readonly helpless?: boolean | undefined;
  /** Upper aims in mmol/L; 7.0 before meals (inclusive), 10.0 otherwise (exclusive) unless the doctor set others. */
  readonly fastingTargetHigh?: number | undefined;
  readonly postprandialTargetHigh?: number | undefined;
  /** False for people without diabetes: then only below 2.8 is low. */
  readonly treated?: boolean | undefined;
};

/**
 * Warning for one glucose reading of a treated diabetic, the first that holds of the reference's table (section 2.2): the critical line is the
 * standard's [S], the others guideline limits and parameters. Exactly 3.9 is no hypoglycaemia here, though the standard's visit calls it a crisis.
 */
export function glucoseReadingWarning(input: GlucoseWarningInput): GlucoseWarning | undefined {
  const { value, premeal, treated = true } = input;
  if (input.outOfRange === 'high' || (value !== undefined && value >= 16.7)) return { level: 4, code: 'critical-high' };
  if (input.helpless === true) return { level: 4, code: 'hypo-3' };
  if (input.outOfRange === 'low') return { level: 4, code: 'hypo-2' };
  if (value === undefined) return undefined;
  if (value < (treated ? 3 : 2.8)) return { level: 4, code: 'hypo-2' };
  if (treated && value < 3.9) return { level: 3, code: 'hypo-1' };
  if (value >= 13.9) return { level: 3, code: 'very-high' };
  const readings = premeal === undefined ? [true, false] : [premeal];
  const found = readings.map((before) => targetWarning(value, before, input));
  return found.every(({ code }) => code === found[0]!.code) ? found[0] : undefined;
}

function targetWarning(value: number, premeal: boolean, input: GlucoseWarningInput): GlucoseWarning {
  const high = premeal ? value > (input.fastingTargetHigh ?? 7) : value >= (input.postprandialTargetHigh ?? 10);
  if (high) return { level: 2, code: 'high' };
  return premeal && value >= 3.9 && value < 4.4 ? { level: 1, code: 'low-normal' } : { level: 0, code: 'in-target' };
}

/**
 * mmol/L of a reading in mg/dL, ÷ 18.0 and rounded half up to 1 place before anything is compared: otherwise 70 mg/dL (3.889) would be low and
 * 300 mg/dL (16.667) not critical (section 2.4 [P]).
 */
export const glucoseFromMgdl = (mgdl: number): number => exactToNumber(divideExact(mgdl, 18, 1)!);

/** Meal codes of the Bluetooth glucose context (0x2A34). */
export type DeviceMeal = 1 | 2 | 3 | 4 | 5;

/** Time point (dictionaries/glucose-time-point) of a device's meal code and the clock's hour (section 2.1 [P]); the user may change it. */
export function timePointOf(meal: DeviceMeal | undefined, hour: number): string {
  if (meal === 3) return '1';
  if (meal === 5) return '7';
  if (meal === 4) return '0';
  if (meal === undefined) return hour < 5 ? '8' : '0';
  const before = meal === 1;
  if (hour >= 5 && hour < 10) return before ? '1' : '2';
  if (hour >= 10 && hour < 15) return before ? '3' : '4';
  return hour >= 15 && hour < 21 ? (before ? '5' : '6') : '0';
}
