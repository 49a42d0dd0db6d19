import { describe, expect, it } from 'vitest';
import { calendarDay } from '../shared/index.ts';
import { MEASURES } from './all-measures.ts';
import { calendarNumber } from './calendar-numbers.rules.ts';
import { valueOf, type Figures } from './figures.ts';
import { wholeYear } from './analysis-periods.rules.ts';

const figures = (values: { readonly [measure: string]: number }): Figures =>
  Object.fromEntries(Object.entries(values).map(([id, value]) => [id, { counts: value, among: value }]));
const worth = (id: string, given: Figures) => valueOf(MEASURES.get(id) ?? expect.fail(id), given, MEASURES);

describe('how much of a year is over', () => {
  it.each([
    [2026, 49.86],
    [2024, 49.73],
  ])('on its 182nd day, of %i', (year, share) => {
    const today = year === 2024 ? calendarDay(2024, 6, 30) : calendarDay(2026, 7, 1);
    const [gone, all] = (['days-gone', 'days'] as const).map((what) => calendarNumber(what, wholeYear(year), today));
    expect(worth('time-progress', figures({ 'days-gone': gone ?? 0, days: all ?? 0 }))).toBe(share);
  });
  it('is nothing before it, and all of it afterwards', () => {
    const gone = (year: number) => calendarNumber('days-gone', wholeYear(2026), calendarDay(year, 5, 1));
    expect([gone(2025), gone(2027)]).toEqual([0, 365]);
  });
  it('and working days are left from today on, Saturdays and Sundays not', () => {
    // 2026-12-25 is a Friday.
    const left = (day: number) => calendarNumber('workdays-left', wholeYear(2026), calendarDay(2026, 12, day));
    expect([left(25), left(26), left(28), left(31)]).toEqual([5, 4, 4, 1]);
    expect(calendarNumber('workdays-left', wholeYear(2026), calendarDay(2027, 1, 1))).toBe(0);
  });
});

describe('how many a day are still to be examined', () => {
  const need = (due: number, done: number, days: number) =>
    worth('checkup-daily-need', figures({ 'checkup-due': due, 'checkup-done-at-end': done, 'workdays-left': days }));
  it.each([
    [54_400, 26_000, 60, 202],
    [1_000, 100, 60, 10],
    [1_000, 700, 60, 0],
    [1_000, 900, 0, 0],
  ])('of %i due with %i seen in %i working days', (due, done, days, wanted) =>
    expect(need(due, done, days)).toBe(wanted),
  );
  it('has no answer without a day left', () => expect(need(1_000, 100, 0)).toBeUndefined());
});

describe('shares of what is added up first', () => {
  const sums = (values: { readonly [measure: string]: number }): Figures =>
    Object.fromEntries(Object.entries(values).map(([id, total]) => [id, { counts: 3, among: 3, total }]));
  it('of places, of pools and of problems of self-checks', () => {
    expect(worth('session-fill-rate', sums({ 'session-places-taken': 240, 'session-places': 300 }))).toBe(80);
    expect(worth('pool-fill-rate', sums({ 'pool-sealed-persons': 21, 'pool-sealed-places': 25 }))).toBe(84);
    expect(worth('selfcheck-rectify-rate', sums({ 'selfcheck-problems-done': 18, 'selfcheck-problems': 20 }))).toBe(90);
    expect(worth('session-fill-rate', sums({ 'session-places-taken': 0, 'session-places': 0 }))).toBeUndefined();
  });
  it('and of births', () => {
    const births = figures({ 'hospital-live-births': 186, 'caesarean-live-births': 93, 'live-births': 200 });
    expect(['hospital-delivery-rate', 'caesarean-rate'].map((id) => worth(id, births))).toEqual([93, 46.5]);
  });
});
