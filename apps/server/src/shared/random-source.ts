import { randomBytes } from 'node:crypto';
import { makeUuidV7, ofMonth, type UuidV7 } from '@gongwei/domain/shared';

/** Unpredictable bytes. Tests may give their own. */
export interface RandomSource {
  bytes(count: number): Uint8Array;
}

export const systemRandom: RandomSource = { bytes: (count) => randomBytes(count) };

/** UUIDv7 of an instant: ids sort in the order they were made, which keeps B-trees compact. */
export const uuidV7 = (now: Date, random: RandomSource): UuidV7 => makeUuidV7(now.getTime(), random.bytes(10));

/** Of a resident: a newborn's file may be opened at once, so that the identifier tells the month alone. */
export const residentId = (now: Date, random: RandomSource): string => ofMonth(uuidV7(now, random));
