import { expect, it } from 'vitest';
import { placesInWords } from './places-in-words.rules.ts';

it('leads from what a sentence tells to do to where it is done, and changes no word of it', () => {
  const sentence = '上传账号没有校验通过，请先改正账号；改正账号后再传';
  const parts = placesInWords(sentence);
  expect(parts.map(({ text }) => text).join('')).toBe(sentence);
  expect(parts.filter(({ path }) => path !== undefined)).toEqual([
    { text: '改正账号', path: '/uploadManage?do=accounts' },
    { text: '改正账号', path: '/uploadManage?do=accounts' },
  ]);
  expect(placesInWords('没有到上传时间')).toEqual([{ text: '没有到上传时间' }]);
  expect(placesInWords('')).toEqual([]);
});
