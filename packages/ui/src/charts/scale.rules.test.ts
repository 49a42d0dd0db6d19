import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { niceStep, scaleOf, spread, ticksWithin } from './scale.rules.ts';

const value = fc.double({ min: -1e4, max: 1e4, noNaN: true });

describe('a scale', () => {
  it('keeps ends and order', () => {
    fc.assert(
      fc.property(fc.uniqueArray(value, { minLength: 4, maxLength: 4 }), ([from, one, other, to]) => {
        fc.pre((from as number) < (to as number));
        const scale = scaleOf(from as number, to as number, 100, 0);
        expect([scale(from as number), scale(to as number)]).toEqual([100, 0]);
        const [low, high] = (one as number) < (other as number) ? [one, other] : [other, one];
        expect(scale(low as number)).toBeGreaterThanOrEqual(scale(high as number));
      }),
    );
  });
  it('puts everything in the middle where there is no range', () => {
    expect(scaleOf(5, 5, 0, 100)(7)).toBe(50);
  });
});

describe('ticks', () => {
  it.each([
    [58, 162, 6, [60, 80, 100, 120, 140, 160]],
    [2.4, 13, 6, [4, 6, 8, 10, 12]],
    [4.2, 8, 4, [5, 6, 7, 8]],
    [0, 0.3, 3, [0, 0.1, 0.2, 0.3]],
    [-1, 7, 4, [0, 2, 4, 6]],
  ])('from %d to %d in about %d pieces', (from, to, pieces, at) => {
    expect(ticksWithin(from, to, pieces)).toEqual(at);
  });
  it('are within, stand evenly, and are neither too many nor none', () => {
    fc.assert(
      fc.property(value, value, fc.integer({ min: 2, max: 10 }), (one, other, pieces) => {
        const [from, to] = [Math.min(one, other), Math.max(one, other)];
        fc.pre(to - from > 1e-3);
        const at = ticksWithin(from, to, pieces);
        const step = niceStep(to - from, pieces);
        expect(at.length > 0 && at.length <= pieces + 1).toBe(true);
        for (const tick of at) expect(tick >= from - step * 1e-6 && tick <= to + step * 1e-6).toBe(true);
        at.slice(1).forEach((tick, before) => expect(tick - (at[before] as number)).toBeCloseTo(step, 6));
      }),
    );
  });
});

describe('labels beside each other', () => {
  it('are moved apart only where they would lie on each other', () => {
    expect(spread([10, 30, 50], 10, 0, 100)).toEqual([10, 30, 50]);
    expect(spread([10, 12, 50], 10, 0, 100)).toEqual([10, 20, 50]);
    expect(spread([98, 96], 10, 0, 100)).toEqual([100, 90]);
  });
  it('keep their distance, their order and the room there is', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 8 }), (wanted) => {
        const placed = spread(wanted, 10, 0, 100);
        const sorted = placed.map((at, nth) => [wanted[nth] as number, at] as const).sort((a, b) => a[1] - b[1]);
        sorted.slice(1).forEach(([from, at], before) => {
          expect(at - (sorted[before]?.[1] ?? 0)).toBeGreaterThanOrEqual(10);
          expect(from).toBeGreaterThanOrEqual(sorted[before]?.[0] ?? 0);
        });
        for (const at of placed) expect(at >= 0 && at <= 100).toBe(true);
      }),
    );
  });
});
