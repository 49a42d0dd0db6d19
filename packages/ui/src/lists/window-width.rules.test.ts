import { expect, it } from 'vitest';
import { isNarrow, isPhone, isWide, roomOf } from './window-width.rules.ts';

it('tells a telephone, a screen of 1024 and a wide one apart at their edges', () => {
  expect([767, 768].map(isPhone)).toEqual([true, false]);
  expect([1_199, 1_200].map(isNarrow)).toEqual([true, false]);
  expect([1_599, 1_600].map(isWide)).toEqual([false, true]);
});

it('gives columns their room in steps, never more than there is', () => {
  expect([1_360, 1_366, 1_379, 1_380].map(roomOf)).toEqual([1_100, 1_100, 1_100, 1_120]);
  for (let width = 320; width < 2_000; width++) expect(roomOf(width)).toBeLessThanOrEqual(width - 260);
});
