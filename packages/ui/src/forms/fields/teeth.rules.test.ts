import fc from 'fast-check';
import { expect, it } from 'vitest';
import { settledTeeth, teethIn, toothBeside, withTooth } from './teeth.rules.ts';

it.each([
  ['76', '6,7'],
  ['6 7', '6,7'],
  ['6、7，8', '6,7,8'],
  ['6,6', '6'],
  ['', undefined],
  ['  ', undefined],
  ['9', '9'],
  ['6a', '6a'],
])('typed %j is %s', (text, stored) => expect(settledTeeth(text)).toBe(stored));

it('presses a tooth in and out', () => {
  expect([withTooth(undefined, 6), withTooth('6,8', 7), withTooth('6', 6), withTooth('x', 2)]).toEqual([
    '6',
    '6,7,8',
    undefined,
    '2',
  ]);
});

it('settles once and for all, and a tooth pressed twice changes nothing', () => {
  const some = fc.array(fc.integer({ min: 1, max: 8 }), { maxLength: 12 });
  fc.assert(
    fc.property(some, fc.integer({ min: 1, max: 8 }), (positions, tooth) => {
      const stored = settledTeeth(positions.join(' '));
      expect(settledTeeth(stored ?? '')).toBe(stored);
      expect(withTooth(withTooth(stored, tooth), tooth)).toBe(stored);
      expect(teethIn(stored)).toEqual([...new Set(positions)].sort((a, b) => a - b));
    }),
  );
});

it.each([
  [0, 'ArrowLeft', 0],
  [15, 'ArrowRight', 15],
  [16, 'ArrowLeft', 16],
  [31, 'ArrowRight', 31],
  [3, 'ArrowDown', 19],
  [19, 'ArrowUp', 3],
  [20, 'Home', 16],
  [4, 'End', 15],
  [4, 'x', undefined],
])('from %d %s leads to %s', (at, key, to) => expect(toothBeside(at, key)).toBe(to));
