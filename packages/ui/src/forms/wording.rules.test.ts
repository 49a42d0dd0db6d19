import { expect, it } from 'vitest';
import { wordsOfEyesight, wordsOfOrigin } from './wording.rules.ts';

it('names an origin only where the value did not come from the doctor', () => {
  expect(wordsOfOrigin('carried')).toBe('沿用上次');
  expect(wordsOfOrigin('entered')).toBeUndefined();
});

it.each([
  ['decimal', 1, '五分 5.0'],
  ['decimal', 0.6, '五分 4.8'],
  ['five-point', 4.9, '小数 0.8'],
  ['five-point', 5.2, '小数 1.5'],
  ['five-point', 1, undefined],
  ['decimal', undefined, undefined],
] as const)('says eyesight of a %s sheet in the other notation: %s is %s', (eyesight, value, words) => {
  expect(wordsOfEyesight({ key: 'v', label: '视力', type: 'decimal', eyesight }, value)).toBe(words);
});
