import { randomBytes } from 'node:crypto';
import { makeUuidV7 } from '@gongwei/domain/shared';

/** Unpredictable bytes. Tests may give their own. */
export interface RandomSource {
  bytes(count: number): Uint8Array;
}

export const systemRandom: RandomSource = { bytes: (count) => randomBytes(count) };

/** UUIDv7 of an instant: ids sort in the order they were made, which keeps B-trees compact. */
export const uuidV7 = (now: Date, random: RandomSource): string => makeUuidV7(now.getTime(), random.bytes(10));
