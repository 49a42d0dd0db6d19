import { changeSince, type HomePressure, type HomeGlucose } from '@gongwei/domain/prevention';

type Pair = { readonly systolic: number; readonly diastolic: number };

/** `136.4/84.1`. */
export const pairWords = (pair: Pair | undefined): string | undefined =>
  pair && `${pair.systolic.toFixed(1)}/${pair.diastolic.toFixed(1)}`;

/** A number with so many places. */
export const numberWords = (value: number | undefined, places = 1): string | undefined => value?.toFixed(places);

/** `比前 30 天高 2.1`; nothing where one of the two is not known. */
export function changeWords(
  now: number | undefined,
  before: number | undefined,
  days: number,
  places = 1,
): string | undefined {
  const change = changeSince(now, before);
  if (change === undefined) return undefined;
  const size = Math.abs(change).toFixed(places);
  if (Number(size) === 0) return `与前 ${days} 天相同`;
  return `比前 ${days} 天${change > 0 ? '高' : '低'} ${size}`;
}

/** The gravest warning of a week in words. */
export const gravestWords = (reading: HomePressure | HomeGlucose | undefined): string | undefined =>
  reading && `${reading.level ?? 0} 级`;
