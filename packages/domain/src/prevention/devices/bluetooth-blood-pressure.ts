import { exact, multiplyExact, roundHalfUp } from '../../shared/index.ts';
import { readDeviceTime } from './device-time.ts';
import { finite, readSfloat } from './sfloat.ts';

/** A measurement of the Bluetooth blood pressure service (0x2A35), pressures in whole mmHg. */
export type DeviceBloodPressure = {
  readonly systolic: number;
  readonly diastolic: number;
  readonly meanArterialPressure?: number;
  readonly measuredAt?: string;
  /** Beats a minute. */
  readonly pulseRate?: number;
  /** 255 is unknown and left out. */
  readonly userId?: number;
  /** Codes of the form's 测量状态标志. */
  readonly statusFlags: readonly string[];
  readonly irregularPulse: boolean;
};

const FLAG = { kilopascal: 0x01, time: 0x02, pulse: 0x04, user: 0x08, status: 0x10 } as const;
/** 1 kPa in mmHg (section 5). */
const MMHG_PER_KPA = '7.50062';

const pressure = (value: number | undefined, kilopascal: boolean): number | undefined =>
  value === undefined ? undefined : roundHalfUp(kilopascal ? multiplyExact(value, MMHG_PER_KPA) : exact(value), 0);

/** Bits 0–2 moved, loose, irregular; bits 3–4 pulse above or below the range; bit 5 wrong position. */
function statusFlagsOf(word: number): readonly string[] {
  const range = Math.floor(word / 8) % 4;
  const bit = (at: number): boolean => Math.floor(word / 2 ** at) % 2 === 1;
  return [
    bit(0) ? '0' : '',
    bit(1) ? '1' : '',
    bit(2) ? '2' : '',
    range === 1 ? '3' : '',
    range === 2 ? '4' : '',
    bit(5) ? '5' : '',
  ].filter((flag) => flag !== '');
}

/**
 * Reads one measurement. Missing — keep the raw bytes then — when the length does not fit the flags or a pressure is no number; a mean pressure or
 * pulse that is no number is only absent.
 */
export function decodeBloodPressure(bytes: Uint8Array): DeviceBloodPressure | undefined {
  const flags = bytes[0];
  if (flags === undefined) return undefined;
  const has = (flag: number): boolean => Math.floor(flags / flag) % 2 === 1;
  const layout = [
    ['time', FLAG.time, 7],
    ['pulse', FLAG.pulse, 2],
    ['user', FLAG.user, 1],
    ['status', FLAG.status, 2],
  ] as const;
  const at = new Map<string, number>();
  let length = 7;
  for (const [part, flag, size] of layout) {
    if (!has(flag)) continue;
    at.set(part, length);
    length += size;
  }
  if (bytes.length !== length) return undefined;
  const read = (offset: number): number | undefined =>
    pressure(finite(readSfloat(bytes, offset)), has(FLAG.kilopascal));
  const [systolic, diastolic, mean] = [read(1), read(3), read(5)];
  if (systolic === undefined || diastolic === undefined) return undefined;
  const offset = (part: string): number => at.get(part) ?? bytes.length;
  const [measuredAt, pulse, user] = [
    readDeviceTime(bytes, offset('time')),
    finite(readSfloat(bytes, offset('pulse'))),
    bytes[offset('user')],
  ];
  const statusAt = at.get('status');
  const statusFlags = statusAt === undefined ? [] : statusFlagsOf(bytes[statusAt]! + bytes[statusAt + 1]! * 256);
  return {
    systolic,
    diastolic,
    statusFlags,
    irregularPulse: statusFlags.includes('2'),
    ...(mean === undefined ? {} : { meanArterialPressure: mean }),
    ...(measuredAt === undefined ? {} : { measuredAt }),
    ...(pulse === undefined ? {} : { pulseRate: pulse }),
    ...(user === undefined || user === 255 ? {} : { userId: user }),
  };
}

/** Readings sent twice: the same device, time and pressures (section 3). */
export const pressureKey = (deviceSerial: string, reading: DeviceBloodPressure): string =>
  [deviceSerial, reading.measuredAt ?? '', reading.systolic, reading.diastolic].join('|');
