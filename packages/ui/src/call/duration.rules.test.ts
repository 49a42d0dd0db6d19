import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatDuration, secondsSince } from './duration.rules.ts';

it.each([
  [0, '00:00'],
  [59.9, '00:59'],
  [192, '03:12'],
  [3_599, '59:59'],
  [3_600, '1:00:00'],
  [3_792, '1:03:12'],
  [-5, '00:00'],
])('says %d seconds as %s', (seconds, words) => expect(formatDuration(seconds)).toBe(words));

it('loses no second, however long it lasts', () => {
  fc.assert(
    fc.property(fc.nat(100 * 3_600), (seconds) => {
      const back = formatDuration(seconds)
        .split(':')
        .reduce((sum, part) => sum * 60 + Number(part), 0);
      expect(back).toBe(seconds);
    }),
  );
});

it('counts whole seconds, and none while the clock is behind', () => {
  expect(secondsSince('2026-11-20T06:00:00.000Z', new Date('2026-11-20T06:03:12.900Z'))).toBe(192);
  expect(secondsSince('2026-11-20T06:00:00.000Z', new Date('2026-11-20T05:59:00.000Z'))).toBe(0);
});
