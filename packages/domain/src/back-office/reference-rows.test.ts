import { expect, it } from 'vitest';
import { referenceRows } from './reference-rows.rules.ts';

it('sees limits in the wrong order', () => {
  expect(referenceRows({ ranges: [{ low: 5, high: 3 }] })).toEqual({ reversed: true, overlapping: false });
  expect(referenceRows({ ranges: [{ low: 3 }] })).toEqual({ reversed: false, overlapping: false });
});

it('sees ages that overlap within a sex, and not across', () => {
  const row = (sex: string, ageMin: number, ageMax: number) => ({ sex, ageMin, ageMax });
  expect(referenceRows({ ranges: [row('1', 18, 59), row('1', 60, 120)] }).overlapping).toBe(false);
  expect(referenceRows({ ranges: [row('1', 18, 60), row('1', 60, 120)] }).overlapping).toBe(true);
  expect(referenceRows({ ranges: [row('1', 18, 60), row('2', 18, 60)] }).overlapping).toBe(false);
  expect(referenceRows({ ranges: [row('all', 18, 60), row('2', 18, 60)] }).overlapping).toBe(true);
});
