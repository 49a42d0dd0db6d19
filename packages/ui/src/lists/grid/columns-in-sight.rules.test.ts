import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnsInSight } from './columns-in-sight.rules.ts';

const sideways = fc.record({
  widths: fc.array(fc.integer({ min: 60, max: 320 }), { minLength: 1, maxLength: 30 }),
  ticks: fc.constantFrom(0, 40),
  actions: fc.constantFrom(0, 180),
  left: fc.integer({ min: 0, max: 4_000 }),
  room: fc.integer({ min: 600, max: 2_400 }),
});

describe('the columns of a list wider than its frame', () => {
  it('are drawn wherever a part of them is in sight', () => {
    fc.assert(
      fc.property(sideways, (shape) => {
        const { first, last } = columnsInSight(shape);
        const edges = shape.widths.map((_, at) =>
          shape.widths.slice(0, at).reduce((sum, one) => sum + one, shape.ticks),
        );
        shape.widths.forEach((width, at) => {
          const start = edges[at]! - shape.left;
          const seen = start < shape.room - shape.actions && start + width > shape.ticks + shape.widths[0]!;
          if (at > 0 && seen) expect([first <= at, last >= at]).toEqual([true, true]);
        });
      }),
    );
  });

  it('are not drawn where they are far away, and a move of some pixels draws no other', () => {
    const widths = Array.from({ length: 20 }, () => 100);
    const shape = { widths, ticks: 40, actions: 160, room: 1_000 };
    expect(columnsInSight({ ...shape, left: 0 })).toEqual({ first: 1, last: 9 });
    expect(columnsInSight({ ...shape, left: 40 })).toEqual({ first: 1, last: 9 });
    expect(columnsInSight({ ...shape, left: 41 })).toEqual({ first: 1, last: 10 });
    expect(columnsInSight({ ...shape, left: 1_200 })).toEqual({ first: 11, last: 19 });
  });
});
