import { daysInMonth } from '../../shared/index.ts';

const two = (value: number): string => String(value).padStart(2, '0');

/**
 * Local time of the 7 bytes year (16 bits), month, day, hour, minute, second, as `YYYY-MM-DDTHH:mm:ss`. Year 0 is unknown: missing, as is what is no
 * real time; then the time of receipt counts.
 */
export function readDeviceTime(bytes: Uint8Array, offset: number): string | undefined {
  const [low, high, month, day, hour, minute, second] = bytes.slice(offset, offset + 7);
  if (second === undefined) return undefined;
  const year = low! + high! * 256;
  if (year < 1582 || year > 9999 || month! < 1 || month! > 12 || day! < 1 || day! > daysInMonth(year, month!))
    return undefined;
  if (hour! > 23 || minute! > 59 || second > 59) return undefined;
  return `${year}-${two(month!)}-${two(day!)}T${two(hour!)}:${two(minute!)}:${two(second)}`;
}

/** A local time moved by minutes, over days and years. */
export function shiftMinutes(time: string, minutes: number): string {
  const moved = new Date(Date.parse(`${time}Z`) + minutes * 60_000);
  return moved.toISOString().slice(0, 19);
}

/**
 * Time that counts for a reading (section 3 [P]): live, the time of receipt as soon as the device's clock is more than five minutes off; of a
 * history read later, the device's time corrected by how far its clock is off now (`clockOffset`, minutes to add).
 */
export function measuredAt(
  deviceTime: string | undefined,
  receivedAt: string,
  options: { readonly history?: boolean; readonly clockOffset?: number } = {},
): string {
  if (deviceTime === undefined) return receivedAt;
  if (options.history) return options.clockOffset ? shiftMinutes(deviceTime, options.clockOffset) : deviceTime;
  const off = Math.abs(Date.parse(`${receivedAt}Z`) - Date.parse(`${deviceTime}Z`));
  return off > 5 * 60_000 ? receivedAt : deviceTime;
}
