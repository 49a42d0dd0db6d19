import type { RandomSource } from '../shared/random-source.ts';

/** Without those that look alike when they are written down or read out: 0 O 1 l I. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz';
const DIGITS = '23456789';

/** One of the signs, each as likely as the others. */
function pickSign(random: RandomSource, signs: string): string {
  // Bytes that would favour some signs are drawn again.
  const fair = 256 - (256 % signs.length);
  for (;;) {
    const [byte = 0] = random.bytes(1);
    if (byte < fair) return signs[byte % signs.length] ?? '';
  }
}

/** Groups of four signs each, such as `kmtw-7342-rqxh`: easily read out on the telephone. */
export const inGroups = (random: RandomSource, groups: readonly string[]): string =>
  groups.map((signs) => Array.from({ length: 4 }, () => pickSign(random, signs)).join('')).join('-');

/** Eight letters and four digits: about 50 bits. */
export const temporaryPassword = (random: RandomSource): string => inGroups(random, [LETTERS, DIGITS, LETTERS]);

const LIFE_MS = 7 * 24 * 3_600_000;

/** Until when a temporary password that is given now may be used: seven days, so that a slip of paper opens nothing for long. */
export const temporaryUntil = (now: Date): Date => new Date(now.getTime() + LIFE_MS);
