import { expect, it } from 'vitest';
import { hourInChina, isQuiet } from './quiet-hours.rules.ts';

it.each([
  [21, 7, [21, 23, 0, 6], [7, 12, 20]],
  [12, 14, [12, 13], [14, 11, 0]],
  [8, 8, [], [0, 8, 23]],
])('from %i until %i', (from, until, quiet, loud) => {
  expect(quiet.map((hour) => isQuiet({ from, until }, hour))).toEqual(quiet.map(() => true));
  expect(loud.map((hour) => isQuiet({ from, until }, hour))).toEqual(loud.map(() => false));
});

it('is told by the clock of China', () => expect(hourInChina(new Date('2026-06-15T17:30:00Z'))).toBe(1));
