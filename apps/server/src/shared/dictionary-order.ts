import { pinyinOfWords } from './pinyin.ts';

/** Digits a number in a text is written out to, so that 10 comes after 2. */
const DIGITS = 12;

/**
 * What a text is sorted by, compared by code points: Chinese by its pinyin, letters without their case, numbers by their value
 * (`A2` before `A10`). Texts that read alike are told apart by how they are written.
 */
export function dictionaryOrder(text: string): string {
  const read = text
    .trim()
    .split(/(\p{Script=Han}+)/u)
    .map((part) => (/\p{Script=Han}/u.test(part) ? pinyinOfWords(part).full : part.toLowerCase()))
    .join('');
  return `${read.replace(/\d{1,12}/g, (digits) => digits.padStart(DIGITS, '0'))} ${text}`;
}
