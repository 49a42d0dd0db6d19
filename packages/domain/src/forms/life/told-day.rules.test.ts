import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, calendarDay, firstDayOf, isWholeDay, monthOf, type CalendarDay } from '../../shared/index.ts';
import { BIRTH_FORMS, birthMonths, FIRST_SHEETS, toldDay, toldInstant } from './told-day.rules.ts';

const BORN = calendarDay(2025, 8, 11);
const births = birthMonths([BORN]);

describe('the day of a sheet, for who may only look', () => {
  it.each([
    ['immunization-dose', BORN, '2025-08'],
    // A gap among the days of the month would be the hint.
    ['immunization-dose', '2025-08-31', '2025-08'],
    ['immunization-dose', '2025-07-31', '2025-07-31'],
    ['immunization-dose', '2025-09-01', '2025-09-01'],
    ['immunization-dose', '2024-08-11', '2024-08-11'],
    [undefined, '2025-08-12', '2025-08'],
  ])('%s of %s is told as %s', (form, day, told) => {
    expect(toldDay(form, day as CalendarDay, births)).toBe(told);
  });

  it.each(BIRTH_FORMS)('of %s is the month, whoever is known', (form) => {
    expect(toldDay(form, BORN, birthMonths([]))).toBe('2025-08');
  });

  it('knows no birth from before there were sheets', () => {
    expect([...birthMonths([addDays(FIRST_SHEETS, -1), FIRST_SHEETS])]).toEqual([monthOf(FIRST_SHEETS)]);
  });

  it.each([
    ['2025-08-11T02:00:00.000Z', '2025-08'],
    // China is eight hours ahead.
    ['2025-07-31T15:59:59.999Z', '2025-07-31T15:59:59.999Z'],
    ['2025-07-31T16:00:00.000Z', '2025-08'],
    ['2025-08-31T15:59:59.999Z', '2025-08'],
    ['2025-08-31T16:00:00.000Z', '2025-08-31T16:00:00.000Z'],
  ])('is written down at %s, which is told as %s', (instant, told) => {
    expect([toldInstant(instant, births), toldInstant(instant, birthMonths([]))]).toEqual([told, instant]);
  });

  it('is the same for every two days of a month that is told, so that none is found by it', () => {
    const day = fc.integer({ min: 0, max: 6_000 }).map((days) => addDays(FIRST_SHEETS, days));
    fc.assert(
      fc.property(day, day, fc.constantFrom('immunization-dose', 'delivery-mother'), (born, on, form) => {
        const months = birthMonths([born]);
        const told = toldDay(form, on, months);
        const isMonth = form === 'delivery-mother' || monthOf(on) === monthOf(born);
        expect([isWholeDay(told), firstDayOf(told)]).toEqual([!isMonth, isMonth ? `${on.slice(0, 7)}-01` : on]);
      }),
    );
  });
});
