import { codeOf, codesOf, numberOf } from '../../clinical/index.ts';
import type { JsonObject } from '../../shared/index.ts';
import {
  defaultAim,
  HOME_LIMITS,
  isEmergency,
  pressureDefects,
  pressureFlags,
  pressureWarning,
  type PressureAim,
  type PressureWarningCode,
} from './home-blood-pressure.rules.ts';
import { glucoseReadingWarning, isPremeal, type GlucoseWarningCode } from './home-glucose.rules.ts';

const PRESSURE_TEXTS: { readonly [code in PressureWarningCode]: string } = {
  'critical-high': '4级：血压危急升高，休息 5～10 分钟复测，仍高立即联系并紧急转诊',
  'severe-low': '3级：血压过低，当日联系',
  'high-2': '3级：血压明显升高，当日联系',
  low: '2级：血压偏低，3 日内联系',
  'high-1': '2级：血压高于目标，3 日内联系',
  normal: '0级：血压达标',
};

/** Home (2) and ambulatory by day (3) are judged by home limits; consulting room, staffed health cabin and others by the standard's [P]. */
const isHome = (source: string): boolean => source === '2' || source === '3';

function aimOf(input: JsonObject, home: boolean): PressureAim | undefined {
  const preset = home ? HOME_LIMITS : defaultAim('office', numberOf(input['age']));
  const systolic = numberOf(input[home ? 'homeTargetSystolic' : 'targetSystolic']) ?? preset?.systolic;
  const diastolic = numberOf(input[home ? 'homeTargetDiastolic' : 'targetDiastolic']) ?? preset?.diastolic;
  return systolic === undefined || diastolic === undefined ? undefined : { systolic, diastolic };
}

/**
 * Judges one reading of the form 血压监测记录: `level` (0–4), `code`, `warning` (text for 预警级别), `flags`, `emergency`; for a spoilt reading only
 * `defects`. Inputs: `systolic`, `diastolic`, `pulseRate`, `irregularPulse`, `measurementSource`, `statusFlags`, `symptoms`, `valid`, `age`,
 * `targetSystolic`/`targetDiastolic` for the consulting room, `homeTargetSystolic`/`homeTargetDiastolic` for home.
 */
export function bloodPressureWarning(input: JsonObject): JsonObject {
  const [systolic, diastolic] = [numberOf(input['systolic']), numberOf(input['diastolic'])];
  if (systolic !== undefined && diastolic !== undefined) {
    const defects = pressureDefects(systolic, diastolic, codesOf(input['statusFlags']) ?? []);
    if (defects.length > 0) return { defects };
  }
  if (input['valid'] === false) return {};
  const source = codeOf(input['measurementSource']);
  const warning = pressureWarning(systolic, diastolic, source === undefined ? undefined : aimOf(input, isHome(source)));
  const flags = pressureFlags({
    systolic,
    diastolic,
    pulseRate: numberOf(input['pulseRate']),
    irregularPulse: input['irregularPulse'] === true,
  });
  if (!warning) return flags.length > 0 ? { flags } : {};
  return {
    level: warning.level,
    code: warning.code,
    warning: PRESSURE_TEXTS[warning.code],
    flags,
    ...(isEmergency(warning.level, codesOf(input['symptoms']) ?? []) ? { emergency: true } : {}),
  };
}

const GLUCOSE_TEXTS: { readonly [code in GlucoseWarningCode]: readonly [name: string, warning: string] } = {
  'critical-high': ['危急高血糖', '4级：立即联系，紧急转诊'],
  'hypo-2': ['2级低血糖', '4级：立即处理低血糖并联系'],
  'hypo-3': ['3级低血糖（意识改变或需他人救助）', '4级：立即急救、紧急转诊'],
  'hypo-1': ['1级低血糖', '3级：补糖后复测，当日联系'],
  'very-high': ['显著高血糖', '3级：查酮体，当日联系'],
  high: ['高于目标', '2级：3 日内联系'],
  'low-normal': ['偏低（提示）', '1级：提示，不报警'],
  'in-target': ['达标', '0级：达标'],
};

/** A control solution is no resident's reading. */
const isControl = (input: JsonObject): boolean =>
  input['controlSolution'] === true || codeOf(input['sampleSite']) === '4';

/**
 * Judges one reading of the form 血糖监测记录: `level` (0–4), `code`, `name` (分级), `warning` (预警级别); nothing for an invalid reading or a control
 * solution. Inputs: `value` (mmol/L), `timePoint`, `outOfRange` (1 Lo, 2 Hi), `symptoms` (6 altered consciousness), `valid`, `controlSolution`,
 * `sampleSite`, `fastingTargetHigh`, `postprandialTargetHigh`; `treated` false for people without diabetes.
 */
export function glucoseWarning(input: JsonObject): JsonObject {
  if (input['valid'] === false || isControl(input)) return {};
  const [timePoint, range] = [codeOf(input['timePoint']), codeOf(input['outOfRange'])];
  const warning = glucoseReadingWarning({
    value: numberOf(input['value']),
    premeal: timePoint === undefined ? undefined : isPremeal(timePoint),
    outOfRange: range === '1' ? 'low' : range === '2' ? 'high' : undefined,
    helpless: codesOf(input['symptoms'])?.includes('6'),
    fastingTargetHigh: numberOf(input['fastingTargetHigh']),
    postprandialTargetHigh: numberOf(input['postprandialTargetHigh']),
    treated: input['treated'] !== false,
  });
  if (!warning) return {};
  const [name, text] = GLUCOSE_TEXTS[warning.code];
  return { level: warning.level, code: warning.code, name, warning: text };
}
