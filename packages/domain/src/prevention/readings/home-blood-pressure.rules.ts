import { controlLimits, isHypertensiveCrisis } from '../../clinical/index.ts';
import { addExact, divideExact, exactToNumber, multiplyExact } from '../../shared/index.ts';

/** 0 normal, 2 within three days, 3 the same day, 4 at once; level 1 is not given by blood pressure. */
export type WarningLevel = 0 | 1 | 2 | 3 | 4;
/** What a blood pressure measured at home warns of. */
export type PressureWarningCode = 'critical-high' | 'severe-low' | 'high-2' | 'low' | 'high-1' | 'normal';
/** A warning of a blood pressure measured at home, and how grave it is. */
export type PressureWarning = { readonly level: WarningLevel; readonly code: PressureWarningCode };

/** Upper aims in mmHg; the reading has to stay below both. */
export type PressureAim = { readonly systolic: number; readonly diastolic: number };

/** Raised at home from 135/85 on, which stands for 140/90 in the consulting room [S]. */
export const HOME_LIMITS: PressureAim = { systolic: 135, diastolic: 85 };
/** Raised in 24 hours, by day, by night of an ambulatory measurement [S]. */
export const AMBULATORY_LIMITS = {
  whole: { systolic: 130, diastolic: 80 },
  day: { systolic: 135, diastolic: 85 },
  night: { systolic: 120, diastolic: 70 },
} as const;

/** The aim where nobody set another: at home 135/85, else the standard's 140/90, from 65 years on 150/90; missing without the age. */
export const defaultAim = (place: 'home' | 'office', age: number | undefined): PressureAim | undefined =>
  place === 'home' ? HOME_LIMITS : age === undefined ? undefined : controlLimits(age);

/**
 * Warning for one reading in mmHg, the first that holds of the reference's table (section 1.2 [P]; the critical line is the standard's [S]).
 * One side alone decides only what is critical, everything else needs both; without an aim the step between normal and high-1 is unknown.
 */
export function pressureWarning(
  systolic: number | undefined,
  diastolic: number | undefined,
  aim: PressureAim | undefined,
): PressureWarning | undefined {
  if (isHypertensiveCrisis(systolic, diastolic)) return { level: 4, code: 'critical-high' };
  if (systolic === undefined || diastolic === undefined) return undefined;
  if (systolic < 80 || diastolic < 50) return { level: 3, code: 'severe-low' };
  if (systolic >= 160 || diastolic >= 100) return { level: 3, code: 'high-2' };
  if (systolic < 90 || diastolic < 60) return { level: 2, code: 'low' };
  if (!aim) return undefined;
  return systolic >= aim.systolic || diastolic >= aim.diastolic
    ? { level: 2, code: 'high-1' }
    : { level: 0, code: 'normal' };
}

/** high-1 on three days running is raised to the same day's call (section 1.2 [P]). `days`: the worst code of each day, in order. */
export function raisedWarning(warning: PressureWarning, days: readonly PressureWarningCode[]): PressureWarning {
  const lastThree = days.slice(-3);
  const persists = lastThree.length === 3 && lastThree.every((code) => code === 'high-1');
  return warning.code === 'high-1' && persists ? { ...warning, level: 3 } : warning;
}

/** Something else to be noticed at a reading: pulse pressure or pulse. */
export type PressureFlag = 'wide-pulse-pressure' | 'slow-pulse' | 'fast-pulse' | 'irregular-pulse';

/** What stands beside the warning without changing it: pulse pressure ≥60 mmHg, pulse below 50 or above 100, irregular pulse. */
export function pressureFlags(reading: {
  readonly systolic?: number | undefined;
  readonly diastolic?: number | undefined;
  readonly pulseRate?: number | undefined;
  readonly irregularPulse?: boolean | undefined;
}): readonly PressureFlag[] {
  const { systolic, diastolic, pulseRate } = reading;
  const flags: readonly (readonly [PressureFlag, boolean])[] = [
    ['wide-pulse-pressure', systolic !== undefined && diastolic !== undefined && systolic - diastolic >= 60],
    ['slow-pulse', pulseRate !== undefined && pulseRate < 50],
    ['fast-pulse', pulseRate !== undefined && pulseRate > 100],
    ['irregular-pulse', reading.irregularPulse === true],
  ];
  return flags.filter(([, holds]) => holds).map(([flag]) => flag);
}

/** Why a reading does not count. */
export type PressureDefect = 'out-of-range' | 'pulse-pressure' | 'moved' | 'cuff-loose';

/** Codes of the form's 测量状态标志 that spoil a reading: 0 moved, 1 cuff too loose. */
const SPOILING: { readonly [flag: string]: PressureDefect } = { 0: 'moved', 1: 'cuff-loose' };

/**
 * Why a reading is not valid: it neither warns nor counts and is to be repeated (section 1.2). 40 ≤ systolic ≤ 300, 20 ≤ diastolic ≤ 200,
 * at least 10 mmHg between them, no movement, no loose cuff. Empty for a valid one.
 */
export function pressureDefects(
  systolic: number,
  diastolic: number,
  statusFlags: readonly string[] = [],
): readonly PressureDefect[] {
  return [
    ...(systolic < 40 || systolic > 300 || diastolic < 20 || diastolic > 200 ? ['out-of-range' as const] : []),
    ...(systolic - diastolic < 10 ? ['pulse-pressure' as const] : []),
    ...Object.entries(SPOILING)
      .filter(([flag]) => statusFlags.includes(flag))
      .map(([, defect]) => defect),
  ];
}

/** Symptoms with which a critical reading waits for no repetition: codes 3 胸闷胸痛, 6 肢体麻木无力, 7 言语不清, 8 呼吸困难. */
export const isEmergency = (level: WarningLevel, symptoms: readonly string[]): boolean =>
  level === 4 && symptoms.some((code) => ['3', '6', '7', '8'].includes(code));

/** Time slot of a clock time (dictionaries/bp-time-slot): 05:00–09:59 morning, 20:00–23:59 evening [P]; between them by noon. */
export function timeSlotOf(hour: number): '1' | '2' | '3' | '4' | '5' {
  if (hour < 5) return '5';
  if (hour < 10) return '1';
  if (hour < 12) return '2';
  return hour < 20 ? '3' : '4';
}

/** Mean arterial pressure in mmHg with 1 place, where the device gives none: diastolic + (systolic − diastolic) ÷ 3. */
export const meanArterialPressure = (systolic: number, diastolic: number): number =>
  exactToNumber(divideExact(addExact(systolic, multiplyExact(diastolic, 2)), 3, 1)!);
