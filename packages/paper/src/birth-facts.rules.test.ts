import { expect, it } from 'vitest';
import type { CalendarDay } from '@gongwei/domain/shared';
import { birthFactsOf } from './birth-facts.rules.ts';

const resident = { birthDate: '2025-03-03' as CalendarDay, known: true } as never;

it.each([
  // Born at 34 weeks, due on 2025-04-14.
  ['2025-11-03', { gestationalWeeks: 34, gestationalDays: 0 }, '矫正 6 月龄'],
  ['2025-04-13', { gestationalWeeks: 34 }, '未到预产期'],
  ['2027-03-02', { gestationalWeeks: 34 }, '矫正 22 月龄'],
  ['2027-03-03', { gestationalWeeks: 34 }, undefined],
  ['2025-11-03', { gestationalWeeks: 36, gestationalDays: 6 }, '矫正 7 月龄'],
  ['2025-11-03', { gestationalWeeks: 37 }, undefined],
  ['2025-11-03', {}, undefined],
  ['2025-11-03', { gestationalWeeks: 3 }, undefined],
])('on %s with %j: %s', (on, previous, words) => {
  const facts = birthFactsOf({ occurredOn: on as CalendarDay }, { resident, previous });
  expect(facts['record.correctedAge']).toBe(words);
});

it('knows the days of gestation without the birthday', () => {
  const facts = birthFactsOf(
    { occurredOn: '2025-11-03' as CalendarDay },
    { previous: { gestationalWeeks: 34, gestationalDays: 2 } },
  );
  expect(facts).toEqual({ 'child.gestationalDays': '240' });
});
