import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isDone, progressKey, progressText, readProgressKey, shareOut } from './progress.rules.ts';

const all = [
  { sectionId: 'a', shown: true, answered: 3, asked: 5, missing: 2, errors: 1 },
  { sectionId: 'b', shown: true, answered: 4, asked: 4, missing: 0, errors: 0 },
];

it('words progress and gives it to the index as one text', () => {
  expect(progressText(all, 'a')).toBe('3/5');
  expect(progressText(all, 'b')).toBe('已填完');
  expect(progressText(all, 'c')).toBe('');
  expect(readProgressKey(progressKey(all, 'a'))).toEqual({ answered: 3, asked: 5, missing: 2, errors: 1 });
});

it('calls a section done only when nothing required is missing and nothing wrong', () => {
  const full = { answered: 4, asked: 4, missing: 0, errors: 0 };
  expect([full, { ...full, missing: 1 }, { ...full, errors: 1 }, { ...full, asked: 0 }].map(isDone)).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect(progressText([{ sectionId: 'a', shown: true, ...full, missing: 1 }], 'a')).toBe('4/4');
});

it('shares a budget out from the top and never draws more than there is', () => {
  expect(shareOut([4, 10, 3], 6)).toEqual([4, 2, 0]);
  fc.assert(
    fc.property(fc.array(fc.nat(30)), fc.nat(300), (blocks, budget) => {
      const shares = shareOut(blocks, budget);
      const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
      expect(sum(shares)).toBe(Math.min(budget, sum(blocks)));
      expect(shares.every((share, i) => share <= (blocks[i] ?? 0))).toBe(true);
    }),
  );
});
