import type { Answers, FieldDefinition } from '../../forms/index.ts';
import { timePointOf, type DeviceMeal } from '../readings/home-glucose.rules.ts';
import type { DeviceBloodPressure } from './bluetooth-blood-pressure.ts';
import type { DeviceGlucose } from './bluetooth-glucose.ts';
import { measuredAt } from './device-time.ts';
import type { MeterPlace } from './meter-places.ts';

/** What a meter measured, understood; `raw`: as it came, hexadecimal. */
export type MeterReading =
  | { readonly kind: 'xy'; readonly pressure: DeviceBloodPressure; readonly raw: string }
  | { readonly kind: 'xt'; readonly glucose: DeviceGlucose; readonly meal?: DeviceMeal; readonly raw: string };

const FLAGS: { readonly [code: string]: string } = { '0': '体动', '1': '袖带过松', '5': '测量姿势不当' };

/** What speaks against a pressure, in words: it is to be measured again. */
const faultsOf = ({ statusFlags }: DeviceBloodPressure): string =>
  statusFlags.flatMap((flag) => FLAGS[flag] ?? []).join('、');

/** From when on a reading is old for somebody who sits there. Minutes. */
const OLD = 10;

/** What whoever takes a reading over has to know: measured earlier, badly, or no number at all. `received`: China's time, to the second. */
export function meterDoubts(reading: MeterReading, received: string): readonly string[] {
  const measured = reading.kind === 'xy' ? reading.pressure : reading.glucose;
  return [
    ...ageDoubts(measured.measuredAt, received),
    ...(reading.kind === 'xy' ? pressureDoubts(reading.pressure) : glucoseDoubts(reading.glucose)),
  ];
}

function ageDoubts(measured: string | undefined, received: string): readonly string[] {
  if (measured === undefined) return [];
  const minutes = (Date.parse(`${received}Z`) - Date.parse(`${measured}Z`)) / 60_000;
  return Math.abs(minutes) > OLD
    ? [`设备上的时间是 ${clockOf(measured)}，不是刚才：请核对是不是此人的这一次测量。`]
    : [];
}

function pressureDoubts(pressure: DeviceBloodPressure): readonly string[] {
  const faults = faultsOf(pressure);
  return faults === '' ? [] : [`测量时${faults}，请重测。`];
}

const OUT_OF_RANGE = { '1': 'Lo（低于量程）', '2': 'Hi（高于量程）' } as const;

const glucoseDoubts = ({ controlSolution, outOfRange, batteryLow }: DeviceGlucose): readonly string[] => [
  ...(controlSolution ? ['这是质控液的读数，不是居民的血糖。'] : []),
  ...(outOfRange ? [`血糖仪显示 ${OUT_OF_RANGE[outOfRange]}，请立即复测。`] : []),
  ...(batteryLow ? ['血糖仪电量低，请尽快换电池。'] : []),
];

const clockOf = (time: string): string => time.slice(0, 16).replace('T', ' ');

/** Whether a reading can go on a sheet at all: of a resident, and with a number. */
export const isResidentsReading = (reading: MeterReading): boolean =>
  reading.kind === 'xy' || (!reading.glucose.controlSolution && reading.glucose.value !== undefined);

/** A reading in words: `138/88 mmHg，脉率 72 次/分`. */
export function meterWords(reading: MeterReading): string {
  if (reading.kind === 'xt')
    return reading.glucose.value === undefined ? '没有数值' : `${reading.glucose.value.toFixed(1)} mmol/L`;
  const { systolic, diastolic, pulseRate } = reading.pressure;
  return `${systolic}/${diastolic} mmHg${pulseRate === undefined ? '' : `，脉率 ${pulseRate} 次/分`}`;
}

/**
 * The answers a reading gives to a place of a sheet, with everything else of it the sheet asks for. `received`: China's time, to the second;
 * `device`: its name.
 */
export function meterAnswers(
  { fields }: { readonly fields: readonly FieldDefinition[] },
  place: MeterPlace,
  reading: MeterReading,
  { received, device }: { readonly received: string; readonly device: string },
): Answers {
  const asked = new Set(fields.map(({ key }) => key));
  // What stands beside a value belongs to it only where the sheet is that of one reading.
  const ofOneReading = asked.has('entrySource');
  const about = ofOneReading ? { entrySource: '3', deviceModel: device, rawBytes: reading.raw } : {};
  const answers =
    reading.kind === 'xy'
      ? { ...pressureAnswers(place, reading.pressure, received, ofOneReading), ...about }
      : { ...glucoseAnswers(place, reading, received, ofOneReading), ...about };
  return Object.fromEntries(Object.entries(answers).filter(([key]) => asked.has(key)));
}

function pressureAnswers(place: MeterPlace, pressure: DeviceBloodPressure, received: string, whole: boolean): Answers {
  const [systolic = '', diastolic = ''] = place.fields;
  const values = {
    [systolic]: pressure.systolic,
    [diastolic]: pressure.diastolic,
    ...(pressure.pulseRate === undefined ? {} : { pulseRate: pressure.pulseRate }),
  };
  if (!whole) return values;
  const faults = faultsOf(pressure);
  return {
    ...values,
    measuredAt: measuredAt(pressure.measuredAt, received).slice(0, 16),
    irregularPulse: pressure.irregularPulse,
    statusFlags: pressure.statusFlags,
    ...(pressure.meanArterialPressure === undefined ? {} : { meanArterialPressure: pressure.meanArterialPressure }),
    ...(faults === '' ? {} : { valid: false, invalidReason: faults }),
  };
}

function glucoseAnswers(
  place: MeterPlace,
  { glucose, meal }: MeterReading & { readonly kind: 'xt' },
  received: string,
  whole: boolean,
): Answers {
  const [key = ''] = place.fields;
  const { value, sampleType, sampleSite, outOfRange, sequenceNumber } = glucose;
  const values: Answers = value === undefined ? {} : { [key]: value };
  if (!whole) return values;
  const at = measuredAt(glucose.measuredAt, received);
  return {
    ...values,
    measuredAt: at.slice(0, 16),
    timePoint: timePointOf(meal, Number(at.slice(11, 13))),
    sequenceNumber,
    ...(sampleType === undefined ? {} : { sampleType }),
    ...(sampleSite === undefined ? {} : { sampleSite }),
    ...(outOfRange === undefined ? {} : { outOfRange }),
  };
}
