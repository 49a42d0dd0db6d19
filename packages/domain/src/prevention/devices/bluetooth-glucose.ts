import { roundHalfUp } from '../../shared/index.ts';
import { readDeviceTime, shiftMinutes } from './device-time.ts';
import { glucoseFromMgdl, type DeviceMeal } from '../readings/home-glucose.rules.ts';
import { finite, readSfloat } from './sfloat.ts';

/** A measurement of the Bluetooth glucose service (0x2A18). */
export type DeviceGlucose = {
  readonly sequenceNumber: number;
  /** Base time plus offset; missing when the clock is not set. */
  readonly measuredAt?: string;
  /** mmol/L, 1 place; missing when the device sent none. */
  readonly value?: number;
  /** Codes of dictionaries/blood-sample-type and of 采样部位 as the device gives them. */
  readonly sampleType?: string;
  readonly sampleSite?: string;
  /** Codes of 超量程: 1 Lo, 2 Hi. */
  readonly outOfRange?: '1' | '2';
  readonly batteryLow: boolean;
  /** Type 10 or site 4: no resident's reading. */
  readonly controlSolution: boolean;
  /** A context (0x2A34) of the same sequence number follows. */
  readonly contextFollows: boolean;
};

const FLAG = { offset: 0x01, concentration: 0x02, mole: 0x04, status: 0x08, context: 0x10 } as const;
const STATUS = { batteryLow: 0, high: 5, low: 6 } as const;

const word = (bytes: Uint8Array, at: number): number => bytes[at]! + bytes[at + 1]! * 256;
const hasBit = (value: number, at: number): boolean => Math.floor(value / 2 ** at) % 2 === 1;

/** mol/L × 1000, or kg/L × 100 000 = mg/dL, ÷ 18; rounded to 1 place before anything is compared (section 2.4). */
function concentration(bytes: Uint8Array, at: number, mole: boolean): number | undefined {
  const value = finite(readSfloat(bytes, at, mole ? 3 : 5));
  if (value === undefined) return undefined;
  return mole ? roundHalfUp(value, 1) : glucoseFromMgdl(value);
}

/** Reads one measurement; missing when the length does not fit the flags. */
export function decodeGlucose(bytes: Uint8Array): DeviceGlucose | undefined {
  const flags = bytes[0];
  if (flags === undefined) return undefined;
  const has = (flag: number): boolean => Math.floor(flags / flag) % 2 === 1;
  const concentrationAt = has(FLAG.offset) ? 12 : 10;
  const statusAt = concentrationAt + (has(FLAG.concentration) ? 3 : 0);
  if (bytes.length !== statusAt + (has(FLAG.status) ? 2 : 0)) return undefined;
  const base = readDeviceTime(bytes, 3);
  const minutes = has(FLAG.offset) ? ((word(bytes, 10) + 0x8000) % 0x10000) - 0x8000 : 0;
  const value = has(FLAG.concentration) ? concentration(bytes, concentrationAt, has(FLAG.mole)) : undefined;
  const sample = has(FLAG.concentration) ? bytes[concentrationAt + 2]! : undefined;
  const [type, site] = sample === undefined ? [undefined, undefined] : [sample % 16, Math.floor(sample / 16)];
  const status = has(FLAG.status) ? word(bytes, statusAt) : 0;
  return {
    sequenceNumber: word(bytes, 1),
    ...(base === undefined ? {} : { measuredAt: shiftMinutes(base, minutes) }),
    ...(value === undefined ? {} : { value }),
    ...(type === undefined || site === undefined ? {} : { sampleType: String(type), sampleSite: String(site) }),
    ...(hasBit(status, STATUS.high)
      ? { outOfRange: '2' as const }
      : hasBit(status, STATUS.low)
        ? { outOfRange: '1' as const }
        : {}),
    batteryLow: hasBit(status, STATUS.batteryLow),
    controlSolution: type === 10 || site === 4,
    contextFollows: has(FLAG.context),
  };
}

/** The meal a meter’s reading belongs to, by the reading’s number. */
export type GlucoseContext = { readonly sequenceNumber: number; readonly meal?: DeviceMeal };

/** The meal of a context (0x2A34), found behind the optional parts before it; missing for too few bytes. */
export function decodeGlucoseContext(bytes: Uint8Array): GlucoseContext | undefined {
  const flags = bytes[0];
  if (flags === undefined || bytes.length < 3) return undefined;
  const at = 3 + (hasBit(flags, 7) ? 1 : 0) + (hasBit(flags, 0) ? 3 : 0);
  const meal = hasBit(flags, 1) ? bytes[at] : undefined;
  if (hasBit(flags, 1) && meal === undefined) return undefined;
  return {
    sequenceNumber: word(bytes, 1),
    ...(meal !== undefined && meal >= 1 && meal <= 5 ? { meal: meal as DeviceMeal } : {}),
  };
}

/** Readings sent twice: the same device and sequence number (section 3). */
export const glucoseKey = (deviceSerial: string, sequenceNumber: number): string => `${deviceSerial}|${sequenceNumber}`;
