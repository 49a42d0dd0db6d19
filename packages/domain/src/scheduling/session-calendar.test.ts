import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type CalendarDay } from '../shared/index.ts';
import { dayOfKey, isOfView, stepped, stretchOf, viewLabel, viewOf, weeksOf } from './session-calendar.rules.ts';

const day = (text: string) => text as CalendarDay;
const views = fc.record({
  span: fc.constantFrom('month', 'week'),
  day: fc.integer({ min: 0, max: 4_000 }).map((after) => addDays(day('2024-01-01'), after)),
});

describe('a calendar of sessions', () => {
  it('shows whole weeks from Monday to Sunday', () => {
    expect(stretchOf({ span: 'month', day: day('2026-11-23') })).toEqual({ from: '2026-10-26', to: '2026-12-06' });
    expect(stretchOf({ span: 'week', day: day('2026-11-29') })).toEqual({ from: '2026-11-23', to: '2026-11-29' });
    fc.assert(
      fc.property(views, (view) => {
        const weeks = weeksOf(view);
        const days = weeks.flat();
        expect([days[0], days.at(-1)]).toEqual([stretchOf(view).from, stretchOf(view).to]);
        expect(new Set(days).size).toBe(7 * weeks.length);
        expect(days).toContain(view.day);
        expect(weeks.every(([monday]) => new Date(`${monday}T00:00:00Z`).getUTCDay() === 1)).toBe(true);
        expect(weeks.every((week) => week.some((one) => isOfView(view, one)))).toBe(true);
      }),
    );
  });

  it('goes on and comes back without leaving out a month or a week', () => {
    fc.assert(
      fc.property(views, (view) => {
        expect(isOfView(stepped(stepped(view, 1), -1), view.day)).toBe(true);
        const days = weeksOf(view).flat();
        const own = days.filter((one) => isOfView(view, one));
        const last = addDays(own[0]!, own.length - 1);
        expect(isOfView(stepped(view, 1), addDays(last, 1))).toBe(true);
      }),
    );
  });

  it('is gone through with keys', () => {
    const month = { span: 'month', day: day('2026-11-23') } as const;
    const keys = ['ArrowLeft', 'ArrowDown', 'PageDown', 'Home', 'End', 'x'];
    const led = keys.map((key) => dayOfKey(key, day('2026-11-25'), month));
    expect(led).toEqual(['2026-11-24', '2026-12-02', '2026-12-25', '2026-11-23', '2026-11-29', undefined]);
    expect(dayOfKey('PageUp', day('2026-11-25'), { ...month, span: 'week' })).toBe('2026-11-18');
  });

  it('stands in an address, and says itself', () => {
    const today = day('2026-11-23');
    expect(viewOf('week 2026-12-30', today)).toEqual({ span: 'week', day: '2026-12-30' });
    for (const text of [null, '', 'year 2026-01-01', 'week 2026-02-30'])
      expect(viewOf(text, today)).toEqual({ span: 'month', day: today });
    expect(viewLabel(viewOf('week 2026-12-30', today))).toBe('2026年12月28日～1月3日');
    expect(viewLabel(viewOf(null, today))).toBe('2026年11月');
  });
});
