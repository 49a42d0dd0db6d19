import { addDays, type CalendarDay } from '@gongwei/domain/shared';
import { expect, it } from 'vitest';
import { createRandom } from '../random.ts';
import type { SeedResident } from '../seed-rows.ts';
import { diabetesSheets } from './diabetes.ts';

it('visits somebody who has just come of age from then on only', () => {
  const today = '2026-11-20' as CalendarDay;
  const birthDate = '2008-08-20' as CalendarDay;
  const resident = { sex: 'male', birthDate, status: '1' } as SeedResident;
  const visits = Array.from({ length: 40 }, (_, index) =>
    diabetesSheets(
      { resident, index, age: 18, today, until: today, random: createRandom(`young:${index}`) },
      { height: 170, bmi: 23 } as Parameters<typeof diabetesSheets>[1],
      addDays(today, -700),
    ).flatMap(({ formId, on }) => (formId === 'diabetes-follow-up' ? [on] : [])),
  ).flat();
  expect(visits.length).toBeGreaterThan(0);
  expect(visits.filter((on) => on < '2026-08-20')).toEqual([]);
});
