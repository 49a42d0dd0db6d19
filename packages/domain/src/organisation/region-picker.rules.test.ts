import fc from 'fast-check';
import { expect, it } from 'vitest';
import { levelToOpen, rowAfter, rowToBegin } from './region-picker.rules.ts';

it.each([
  ['', '320999101101', '320999101', 'a village doctor sees the villages of the township'],
  ['', '320999101', '320999101', 'a health centre sees its villages'],
  ['', '320999', '320999', 'a county sees its townships'],
  ['', '320999901', '320999901', 'a hospital of the county is no township: the list then climbs by itself'],
  ['', 'HOSPITAL', '', 'an institution without a region begins with the provinces'],
  ['110101', '320999101101', '1101', 'an answer opens among its neighbours'],
  ['32', '320999', '', 'a province among the provinces'],
  ['外省', '320999', '320999', 'typed words say nothing about a level'],
])('with %j, at %s, the list opens at %j: %s', (answer, institution, level) => {
  expect(levelToOpen(answer, institution)).toBe(level);
});

it('begins at the answer, at the own place, or at the top', () => {
  const rows = ['320999101', '320999102', '320999103'].map((code) => ({ code, name: '', initials: '', lowest: false }));
  expect([
    rowToBegin(rows, '320999102', 'x'),
    rowToBegin(rows, '', '320999103101'),
    rowToBegin(rows, '', '11'),
  ]).toEqual([1, 2, 0]);
});

it('never leaves the list', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: -1, max: 59 }),
      fc.integer({ min: -20, max: 20 }),
      (rows, at, by) => {
        const next = rowAfter(rows, Math.min(at, rows - 1), by);
        expect(next).toBeGreaterThanOrEqual(0);
        expect(next).toBeLessThan(rows);
      },
    ),
  );
  expect(rowAfter(0, -1, 'first')).toBe(-1);
});
