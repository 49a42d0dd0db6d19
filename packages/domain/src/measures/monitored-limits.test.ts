import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDay } from '../shared/index.ts';
import { limitSettings, type ItemVersion } from './monitored-limits.rules.ts';

const alt = (version: number, day: number, high: number | undefined, more: Partial<ItemVersion> = {}): ItemVersion => ({
  id: 'alt',
  version,
  institution: '990101',
  from: calendarDay(2026, 3, day),
  removed: false,
  answers: { code: 'ALT', state: '1', ranges: [{ sex: '1', ...(high !== undefined && { high }) }] },
  ...more,
});
const told = (versions: readonly ItemVersion[]) =>
  limitSettings(versions).map(({ from, until, values }) => [from, until, values[0]?.value]);

describe('limits an institution has set', () => {
  it('hold from the day of a save until that of the next', () => {
    expect(told([alt(2, 20, 55), alt(1, 10, 60)])).toEqual([
      ['2026-03-10', '2026-03-20', 60],
      ['2026-03-20', undefined, 55],
    ]);
  });
  it('of one day is the last that was saved', () =>
    expect(told([alt(1, 10, 60), alt(2, 10, 55)])).toEqual([['2026-03-10', undefined, 55]]));
  it('end where the item is stopped or taken out', () => {
    const stopped = alt(2, 20, 60, { answers: { ...alt(1, 1, 60).answers, state: '0' } });
    const expected = [['2026-03-10', '2026-03-20', 60]];
    expect([told([alt(1, 10, 60), stopped]), told([alt(1, 10, 60), alt(2, 20, 60, { removed: true })])]).toEqual([
      expected,
      expected,
    ]);
  });
  it('leave the usual value to whom a range does not name', () => {
    expect(limitSettings([alt(1, 10, 60)])[0]?.values).toEqual([
      { sex: 'male', value: 60 },
      { sex: 'male', value: 50 },
      { sex: 'female', value: 40 },
    ]);
    expect(limitSettings([alt(1, 10, undefined)])).toEqual([]);
  });
  it('never overlap, whatever was saved in which order', () => {
    const version = fc.record({
      version: fc.integer({ min: 1, max: 9 }),
      day: fc.integer({ min: 1, max: 28 }),
      high: fc.option(fc.double({ min: 1, max: 99, noNaN: true }), { nil: undefined }),
    });
    fc.assert(
      fc.property(fc.uniqueArray(version, { selector: (one) => one.version }), (drawn) => {
        // A later version is saved on a later day, or the same.
        const days = drawn.map(({ day }) => day).sort((a, b) => a - b);
        const inOrder = [...drawn].sort((a, b) => a.version - b.version);
        const settings = limitSettings(inOrder.map(({ version: no, high }, at) => alt(no, days[at] ?? 1, high)));
        for (const day of days) {
          const on = calendarDay(2026, 3, day);
          const holding = settings.filter(({ from, until }) => from <= on && (until === undefined || on < until));
          expect(holding.length).toBeLessThanOrEqual(1);
          const last = inOrder[days.filter((other) => other <= day).length - 1];
          expect(holding[0]?.values[0]?.value).toBe(last?.high);
        }
      }),
    );
  });
});
