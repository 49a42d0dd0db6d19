import { expect, it } from 'vitest';
import type { CalendarDay } from '../shared/index.ts';
import { visitsADay, workingDaysLeft } from './capacity.rules.ts';

const day = (text: string) => text as CalendarDay;

it('counts Monday to Friday to the end of the month, both ends', () => {
  // June 2026 begins on a Monday and ends on a Tuesday.
  expect(['2026-06-01', '2026-06-27', '2026-06-29', '2026-06-30'].map((text) => workingDaysLeft(day(text)))).toEqual([
    22, 2, 2, 1,
  ]);
});

it('says how many visits a day that makes, rounded up; nothing where no day is left', () => {
  expect(visitsADay(45, day('2026-06-01'))).toBe(3);
  expect(visitsADay(0, day('2026-06-01'))).toBe(0);
  expect(visitsADay(3, day('2026-05-30'))).toBeUndefined();
});
