import { expect, it } from 'vitest';
import { selfCheckGaps } from './self-check-gaps.rules.ts';

it('asks for measure and deadline where problems were found', () => {
  expect(selfCheckGaps({ items: [{ total: 10, problems: 2 }] })).toEqual({
    measureMissing: true,
    tooManyProblems: false,
  });
  expect(selfCheckGaps({ items: [{ total: 10, problems: 2, measure: '补录', deadline: '2026-12-01' }] })).toEqual({
    measureMissing: false,
    tooManyProblems: false,
  });
  expect(selfCheckGaps({ items: [{ total: 10, problems: 0 }] })).toEqual({
    measureMissing: false,
    tooManyProblems: false,
  });
});

it('sees more problems than samples', () => {
  expect(selfCheckGaps({ items: [{ total: 5, problems: 6 }] }).tooManyProblems).toBe(true);
});
