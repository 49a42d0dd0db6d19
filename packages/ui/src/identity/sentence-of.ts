import { wordsOf } from '../shared/index.ts';

/** A failure and the way out of it in one line. */
export function sentenceOf(failure: unknown): string {
  const { message, advice } = wordsOf(failure);
  return [message, advice].filter(Boolean).join('。').replace('。。', '。');
}
