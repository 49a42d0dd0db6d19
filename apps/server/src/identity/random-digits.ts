import type { RandomSource } from '../shared/random-source.ts';

/** Digits of a code, all equally likely. */
export const randomDigits = (random: RandomSource, count: number): string =>
  Array.from({ length: count }, () => {
    const [high = 0, low = 0] = random.bytes(2);
    return Math.floor(((high * 256 + low) / 65_536) * 10);
  }).join('');
