import type { RandomSource } from '../../shared/random-source.ts';

const DIGITS = '零一二三四五六七八九';

/** 10 to 99 as it is spoken: 十、十二、三十、四十七. */
export function numberInWords(number: number): string {
  const [tens, ones] = [Math.floor(number / 10), number % 10];
  const head = tens === 0 ? '' : `${tens === 1 ? '' : DIGITS[tens]}十`;
  return head + (ones === 0 && tens > 0 ? '' : (DIGITS[ones] ?? ''));
}

/** A small sum in words, for who cannot see the picture. */
export function sumInWords(random: RandomSource): { readonly question: string; readonly answer: string } {
  const [first = 0, second = 0, kind = 0] = random.bytes(3);
  const [big, small] = [20 + (first % 60), 1 + (second % 9)];
  return kind % 2 === 0
    ? { question: `${numberInWords(big)}加${numberInWords(small)}等于多少？`, answer: String(big + small) }
    : { question: `${numberInWords(big)}减${numberInWords(small)}等于多少？`, answer: String(big - small) };
}
