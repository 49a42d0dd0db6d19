import { expect, it } from 'vitest';
import { includesLetter } from './permission-letter.ts';

it('M includes E, E includes V; no letter, and none there is, includes any', () => {
  const held = ['M', 'E', 'V', undefined, 'X'];
  expect(held.map((letter) => includesLetter(letter, 'M'))).toEqual([true, false, false, false, false]);
  expect(held.map((letter) => includesLetter(letter, 'E'))).toEqual([true, true, false, false, false]);
  expect(held.map((letter) => includesLetter(letter, 'V'))).toEqual([true, true, true, false, false]);
});
