import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageBreaks, type Unit } from './page-breaks.rules.ts';

const stacked = (heights: readonly number[], held: readonly number[] = []): readonly Unit[] => {
  let top = 0;
  return heights.map((height, at) => {
    const unit = { top, bottom: top + height, free: !held.includes(at) };
    top += height;
    return unit;
  });
};

describe('pages of rows', () => {
  it.each([
    ['all fit', [10, 10, 10], [], 30, []],
    ['the third no longer fits', [10, 10, 11], [], 30, [2]],
    ['every page is filled before the next begins', [20, 20, 20, 20, 20], [], 45, [2, 4]],
    ['a row higher than the paper stands alone', [10, 90, 10], [], 40, [1, 2]],
    ['an answer over several rows stays on one page', [10, 10, 10, 10], [2, 3], 35, [1]],
  ])('%s', (_, heights, held, room, breaks) => {
    expect(pageBreaks(stacked(heights, held), () => room)).toEqual(breaks);
  });
  it('begin where the page before is full, whatever the heights', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1 }),
        fc.integer({ min: 20, max: 200 }),
        (heights, room) => {
          const units = stacked(heights);
          const edges = [0, ...pageBreaks(units, () => room), units.length];
          edges.slice(1).forEach((end, page) => {
            const begin = edges[page] ?? 0;
            expect(end).toBeGreaterThan(begin);
            const high = (units[end - 1]?.bottom ?? 0) - (units[begin]?.top ?? 0);
            if (end - begin > 1) expect(high).toBeLessThanOrEqual(room);
            const next = units[end];
            if (next) expect(next.bottom - (units[begin]?.top ?? 0)).toBeGreaterThan(room);
          });
        },
      ),
    );
  });
});
