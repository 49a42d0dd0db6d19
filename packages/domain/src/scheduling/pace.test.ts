import { describe, expect, it } from 'vitest';
import type { CalendarDay } from '../shared/index.ts';
import { dailyNeed, paceOf, rateOf, timeProgress, workdaysLeft } from './pace.rules.ts';

const day = (text: string) => text as CalendarDay;

// Worked examples of rules/modules.md, "Further rules".
describe('the pace of a year’s check-ups', () => {
  it('knows how much of the year is over', () => {
    expect(timeProgress(day('2026-07-01'))).toBe(49.86);
    expect(timeProgress(day('2024-12-31'))).toBe(100);
  });
  it('says how many a day are needed', () => {
    expect(dailyNeed({ due: 54_400, done: 26_000, target: 70, workdays: 60 })).toBe(202);
    expect(dailyNeed({ due: 100, done: 70, target: 70, workdays: 60 })).toBe(0);
    expect(dailyNeed({ due: 100, done: 0, target: 70, workdays: 0 })).toBeUndefined();
    expect(rateOf(38_080, 54_400)).toBe(70);
    expect([rateOf(1, 0), rateOf(23, 160), rateOf(0, 7)]).toEqual([undefined, 14.38, 0]);
  });
  it('counts working days', () => {
    expect(workdaysLeft(day('2026-12-25'))).toBe(4);
    expect(workdaysLeft(day('2026-12-31'))).toBe(0);
  });
  it('tells who is behind, and who is far behind', () => {
    expect(paceOf(45, 49.86)).toBe('behind');
    expect(paceOf(29.85, 49.86)).toBe('far-behind');
    expect(paceOf(50, 49.86)).toBe('on-time');
    // Exactly 20 points behind is not far behind: 32.88 − 20 is 12.88, and not 12.880000000000003.
    expect([paceOf(12.88, 32.88), paceOf(12.87, 32.88)]).toEqual(['behind', 'far-behind']);
    expect(paceOf(undefined, 49.86)).toBeUndefined();
  });
});
