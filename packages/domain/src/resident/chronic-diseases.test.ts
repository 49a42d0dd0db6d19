import { expect, it } from 'vitest';
import { chronicDiseases } from './chronic-diseases.rules.ts';

it.each([
  [
    ['2', '3'],
    ['2', '3'],
  ],
  [
    ['7', '4'],
    ['4', '5'],
  ],
  [['12'], ['7']],
  [['1'], ['1']],
  [['6'], undefined],
  [[], undefined],
  [undefined, undefined],
])('past diseases %j give %j on the card', (pastDiseases, codes) => {
  expect(chronicDiseases(pastDiseases === undefined ? {} : { pastDiseases })).toEqual(codes);
});
