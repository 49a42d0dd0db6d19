import { expect, it } from 'vitest';
import { code128 } from './code-128.rules.ts';

it('draws a number as Code 128, with its check digit', () => {
  // Start C, 12 34 in pairs, check (105 + 12 + 2·34) mod 103 = 82, stop: 11 modules each but the stop with 13.
  const bars = code128('1234');
  expect(bars.reduce((sum, one) => sum + one, 0)).toBe(11 * 4 + 13);
  expect(bars.slice(0, 6)).toEqual([2, 1, 1, 2, 3, 2]);
  expect(code128('123')).toHaveLength(6 * 5 + 7);
});
