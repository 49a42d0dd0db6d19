import { decodeBloodPressure } from './bluetooth-blood-pressure.ts';
import { decodeGlucose, decodeGlucoseContext } from './bluetooth-glucose.ts';
import type { DeviceKind } from './device-kind.ts';
import type { MeterReading } from './meter-reading.ts';
import { hexOfBytes } from './sfloat.ts';

/** Values as a meter sent them, in order: measurements (0x2A35, 0x2A18), and what it says of the meals of its sugars (0x2A34). */
export type MeterValues = { readonly measurements: readonly Uint8Array[]; readonly contexts: readonly Uint8Array[] };

/** The latest measurement among what a meter sent, by its own clock where it has one, else the last that came. Missing where none can be read. */
export function readMeter(kind: DeviceKind, { measurements, contexts }: MeterValues): MeterReading | undefined {
  const read = measurements.flatMap((bytes) => decode(kind, bytes, contexts) ?? []);
  return read.reduce<MeterReading | undefined>(
    (latest, one) => (latest === undefined || timeOf(one) >= timeOf(latest) ? one : latest),
    undefined,
  );
}

/** One without a clock came just now. */
const timeOf = (reading: MeterReading): string =>
  (reading.kind === 'xy' ? reading.pressure : reading.glucose).measuredAt ?? '9999';

function decode(kind: DeviceKind, bytes: Uint8Array, contexts: readonly Uint8Array[]): MeterReading | undefined {
  const raw = hexOfBytes(bytes);
  if (kind === 'xy') {
    const pressure = decodeBloodPressure(bytes);
    return pressure && { kind, pressure, raw };
  }
  const glucose = decodeGlucose(bytes);
  if (!glucose) return undefined;
  const meal = contexts.map(decodeGlucoseContext).find((one) => one?.sequenceNumber === glucose.sequenceNumber)?.meal;
  return { kind, glucose, raw, ...(meal === undefined ? {} : { meal }) };
}
