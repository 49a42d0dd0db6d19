import { calendarDay } from '@gongwei/domain/shared';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayLeft, dayOfEntry } from './day-entry.rules.ts';

const today = calendarDay(2026, 11, 20);

describe('a day as it is typed', () => {
  it.each([
    ['20261120', '2026-11-20'],
    ['261120', '2026-11-20'],
    ['1120', '2026-11-20'],
    ['2026/1/5', '2026-01-05'],
    ['2026年11月20日', '2026-11-20'],
    ['11-3', '2026-11-03'],
    ['今天', '2026-11-20'],
    ['昨天', '2026-11-19'],
    ['.', '2026-11-20'],
  ])('%s is %s', (typed, day) => expect(dayOfEntry(typed, today)).toBe(day));

  it.each(['', '13', '0230', '20260229', 'abc', '2026-13-01'])('%s is no day', (typed) =>
    expect(dayOfEntry(typed, today)).toBeUndefined(),
  );

  it('takes last year where this year would lie after the latest day allowed', () => {
    expect(dayOfEntry('1225', today, today)).toBe('2025-12-25');
    expect(dayOfEntry('1225', today)).toBe('2026-12-25');
  });

  it('reads back every day it could have written', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1900, max: 2099 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 28 }),
        (y, m, d) => {
          const day = calendarDay(y, m, d);
          expect(dayOfEntry(day, today)).toBe(day);
          expect(dayOfEntry(day.replaceAll('-', ''), today)).toBe(day);
        },
      ),
    );
  });
});

describe('a day box that is left', () => {
  const value = calendarDay(2026, 11, 18);
  const box = { value, earliest: calendarDay(2026, 1, 1), latest: today };
  const left = (text: string, more: Partial<Parameters<typeof dayLeft>[2]> = {}) =>
    dayLeft(text, today, { ...box, ...more });

  it('says the day that was typed, or none where it may be empty', () => {
    expect(left('1119')).toEqual({ day: '2026-11-19' });
    expect(left('')).toEqual({});
  });

  it.each([
    ['1131', '没有这一天，应如 20261120'],
    ['20261121', '不能晚于 2026-11-20'],
    ['20251231', '不能早于 2026-01-01'],
  ])('says why %s is none', (text, problem) => expect(left(text)).toEqual({ problem }));

  it('may not be emptied where a day is needed, and is not complained of before there was one', () => {
    expect(left('', { required: true }).problem).toMatch(/^没有这一天/);
    expect(left('', { required: true, value: undefined })).toEqual({ day: undefined });
  });

  it('does not judge again what it said: a session that has begun is edited too', () => {
    expect(left(value, { earliest: today })).toEqual({ day: value });
  });
});
