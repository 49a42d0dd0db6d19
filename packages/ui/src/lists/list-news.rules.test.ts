import { expect, it } from 'vitest';
import { newsText } from './list-news.rules.ts';

it.each([
  [0, 0, 0, ''],
  [3, 0, 0, '3 人已更新'],
  [0, 2, 1, '2 人新增，1 人已移出'],
  [1, 2, 0, '1 人已更新，2 人新增'],
  // What one did oneself moves rows out, too: it is no news.
  [0, 0, 2, ''],
])('%i changed, %i new and %i gone are told as “%s”', (changed, added, gone, said) => {
  expect(newsText({ changed, added, gone: new Set(Array.from({ length: gone }, (_, at) => `r${at}`)) }, '人')).toBe(
    said,
  );
});
