import { expect, it } from 'vitest';
import { questionOfKept } from './kept-filters.ts';

it('reads what an old set of filters stood for', () => {
  expect(questionOfKept('institutionCode=320999101&minAge=65&condition=hypertension&mine=true&sort=-age')).toEqual({
    where: {
      place: ['320999101'],
      age: { from: 65 },
      conditions: ['hypertension'],
      doctor: ['@me'],
    },
    sort: [{ by: 'age', descending: true }],
  });
  expect(questionOfKept('due=follow-up-overdue&sort=nextFollowUpOn&status=1')).toEqual({
    where: { status: ['1'], overdue: ['1'] },
    sort: [{ by: 'nextFollowUpOn' }],
  });
});

it('passes over what the list does not know', () =>
  expect(questionOfKept('sort=shoe&due=never&page=3')).toEqual({ where: {} }));
