import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  calendarDay,
  daysBetween,
  fullYears,
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
    ['1960-02-29', '2023-02-28', 62],
    ['1960-02-29', '2023-03-01', 63],
    ['2026-01-01', '2025-01-01', 0],
  ])('born %s is on %s %i years old', (born, on, years) => {
    expect(fullYears(day(born), day(on))).toBe(years);
  });
  it('throws where a program asks for an impossible day', () => {
    expect(() => calendarDay(2026, 2, 30)).toThrow(RangeError);
  });
});
