import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  addYears,
  calendarDay,
  daysBetween,
  fullMonths,
  fullYears,
  isCalendarDay,
  parseCalendarDay,
  type CalendarDay,
} from './calendar-day.ts';

const day = (text: string): CalendarDay => parseCalendarDay(text)!;

describe('calendar day', () => {
  it.each(['1958-02-29', '2026-13-01', '2026-00-10', '2026-04-31', '2026-1-1', '', '20261120'])(
    'refuses %s',
    (text) => {
      expect(parseCalendarDay(text)).toBeUndefined();
    },
  );
  it('keeps the last day of a shorter month', () => {
    expect(addMonths(day('2026-11-30'), 3)).toBe('2027-02-28');
    expect(addMonths(day('2027-11-30'), 3)).toBe('2028-02-29');
    expect(addMonths(day('2026-01-31'), -1)).toBe('2025-12-31');
  });
  it('counts days across leap years and centuries', () => {
    expect(daysBetween(day('1900-02-28'), day('1900-03-01'))).toBe(1);
    expect(addDays(day('2026-12-31'), 1)).toBe('2027-01-01');
    expect(daysBetween(day('0099-12-31'), day('0100-01-01'))).toBe(1);
  });
  it.each([
    ['1958-11-21', '2026-11-20', 67],
    ['1958-11-21', '2023-11-20', 64],
    ['1958-11-21', '2023-11-21', 65],
    ['1960-02-29', '2023-02-27', 62],
    ['1960-02-29', '2023-02-28', 63],
    ['1960-02-29', '2024-02-28', 63],
    ['1960-02-29', '2024-02-29', 64],
    ['1960-02-28', '2024-02-28', 64],
    ['1960-03-01', '2023-02-28', 62],
    ['2026-01-01', '2025-01-01', 0],
  ])('born %s is on %s %i years old', (born, on, years) => {
    expect(fullYears(day(born), day(on))).toBe(years);
  });
  it('throws where a program asks for an impossible day', () => {
    expect(() => calendarDay(2026, 2, 30)).toThrow(RangeError);
  });
});

describe('months and years of age', () => {
  it.each([
    ['the day before the month is full', '2025-01-31', '2025-02-27', 0],
    ['the last day of a month without that day', '2025-01-31', '2025-02-28', 1],
    ['half a year to the end of February', '2025-08-29', '2026-02-28', 6],
    ['the day before in a leap year', '2025-08-29', '2028-02-28', 29],
    ['a day of 31 in a month of 30', '2025-05-31', '2025-06-30', 1],
    ['three years from 29 February', '2024-02-29', '2027-02-28', 36],
    ['the day itself', '2025-01-15', '2025-02-15', 1],
    ['the day after', '2025-01-15', '2025-02-16', 1],
    ['over a turn of the year', '2024-11-30', '2026-01-29', 13],
    ['not born yet', '2026-01-02', '2025-12-01', 0],
  ])('are completed ones: %s', (_name, birth, on, months) => {
    expect(fullMonths(day(birth), day(on))).toBe(months);
  });

  it('are full exactly on the day that as many months lead to', () => {
    const from = day('2023-12-25');
    for (let born = 0; born < 70; born += 1)
      for (let months = 0; months <= 50; months += 1) {
        const birth = addDays(from, born);
        const full = addMonths(birth, months);
        expect([birth, full, fullMonths(birth, full)]).toEqual([birth, full, months]);
        expect(fullYears(birth, full)).toBe(Math.floor(months / 12));
        if (months > 0) expect(fullMonths(birth, addDays(full, -1))).toBe(months - 1);
      }
  });

  it('go on by whole years, 29 February to the last day', () => {
    expect([addYears(day('2024-02-29'), 1), addYears(day('2023-05-06'), 3)]).toEqual(['2025-02-28', '2026-05-06']);
  });
});

describe('what is a day', () => {
  it.each([
    ['2026-11-20', true],
    ['2026-00-10', false],
    ['2026-11-00', false],
    ['2026-13-01', false],
    ['2026-1-1', false],
    ['2026-11-20 ', false],
    ['1900-02-29', false],
    ['2000-02-29', true],
  ])('%s: %s', (text, is) => {
    expect(isCalendarDay(text)).toBe(is);
  });

  it('is written with four, two and two digits, also long ago', () => {
    expect(calendarDay(987, 6, 5)).toBe('0987-06-05');
    expect(() => calendarDay(2026, 2, 29)).toThrow('No such day: 2026-02-29');
  });
});
