import type { RandomSource } from '../shared/random-source.ts';

/** Without those that look alike when they are written down or read out: 0 O 1 l I. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz';
const DIGITS = '23456789';

/** Eight letters and four digits, such as `kmtw-7342-rqxh`: about 50 bits, easily read out on the telephone. */
export function temporaryPassword(random: RandomSource): string {
  const pick = (signs: string): string => {
    // Bytes that would favour some signs are drawn again.
    const fair = 256 - (256 % signs.length);
    for (;;) {
      const [byte = 0] = random.bytes(1);
      if (byte < fair) return signs[byte % signs.length] ?? '';
    }
  };
  const group = (signs: string): string => Array.from({ length: 4 }, () => pick(signs)).join('');
  return [group(LETTERS), group(DIGITS), group(LETTERS)].join('-');
}
