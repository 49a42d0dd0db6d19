import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  barAt,
  mostRows,
  rowsByPlace,
  rowsInSight,
  rowsToDraw,
  scrolledTo,
  TALLEST,
  topToSee,
  trackHeight,
} from './grid-scroll.rules.ts';

const geometry = fc.record({
  count: fc.integer({ min: 0, max: 2_000_000 }),
  row: fc.constantFrom(30, 36, 92),
  view: fc.integer({ min: 100, max: 1_200 }),
});

describe('the rows of a long list', () => {
  it('fit into what a browser can draw, however many there are, and both ends are reached', () => {
    fc.assert(
      fc.property(geometry, (shape) => {
        expect(trackHeight(shape)).toBeLessThanOrEqual(TALLEST);
        const end = Math.max(0, trackHeight(shape) - shape.view);
        const bottom = scrolledTo({ bar: 0, top: 0 }, end, shape);
        expect(rowsInSight(bottom.top, shape).last).toBe(shape.count - 1);
        expect(scrolledTo(bottom, 0, shape)).toEqual({ bar: 0, top: 0 });
      }),
    );
  });

  it('move as far with a wheel in a list of a million as in one of a hundred', () => {
    const million = { count: 1_000_000, row: 36, view: 600 };
    const middle = { bar: barAt(18_000_000, million), top: 18_000_000 };
    expect(scrolledTo(middle, middle.bar + 120, million).top).toBe(18_000_120);
    expect(scrolledTo(middle, middle.bar + 2_000, million).top).toBeGreaterThan(18_008_000);
  });

  it('are seen where the bar says: there and back is the same place', () => {
    fc.assert(
      fc.property(geometry, fc.double({ min: 0, max: 1, noNaN: true }), (shape, part) => {
        const most = Math.max(0, shape.count * shape.row - shape.view);
        const bar = barAt(part * most, shape);
        expect(bar).toBeLessThanOrEqual(TALLEST);
        // From far away, so that it is a leap.
        const far = { bar: bar + 100_000, top: 0 };
        expect(Math.abs(scrolledTo(far, bar, shape).top - part * most)).toBeLessThanOrEqual(shape.row * 2);
      }),
    );
  });

  it('are drawn wherever they are in sight', () => {
    fc.assert(
      fc.property(geometry, fc.double({ min: 0, max: 1, noNaN: true }), (shape, part) => {
        const top = part * Math.max(0, shape.count * shape.row - shape.view);
        const [seen, drawn] = [rowsInSight(top, shape), rowsToDraw(top, shape)];
        expect(drawn.first).toBeLessThanOrEqual(seen.first);
        expect(drawn.last).toBeGreaterThanOrEqual(seen.last);
        expect(drawn.last).toBeLessThan(Math.max(1, shape.count));
        expect(drawn.last - drawn.first).toBeLessThan(shape.view / shape.row + 20);
      }),
    );
  });

  it('come to places of their own, and a row keeps its place for as long as it is drawn', () => {
    fc.assert(
      fc.property(geometry, fc.double({ min: 0, max: 1, noNaN: true }), (shape, part) => {
        const stretch = rowsToDraw(part * Math.max(0, shape.count * shape.row - shape.view), shape);
        const places = mostRows(shape);
        const rows = rowsByPlace(stretch, places);
        const taken = rows.map((index) => index % places);
        expect(taken).toEqual([...new Set(taken)].sort((one, other) => one - other));
        expect([...rows].sort((one, other) => one - other)).toEqual(
          Array.from({ length: Math.max(0, stretch.last - stretch.first + 1) }, (_, at) => stretch.first + at),
        );
      }),
    );
  });

  it('are never two in one place, also of a stretch that was drawn for a larger frame', () => {
    fc.assert(
      fc.property(fc.nat(10_000), fc.nat(60), fc.integer({ min: 1, max: 40 }), (first, length, places) => {
        const taken = rowsByPlace({ first, last: first + length }, places).map((index) => index % places);
        expect(new Set(taken).size).toBe(taken.length);
        expect(taken.length).toBe(Math.min(places, length + 1));
      }),
    );
  });

  it('come into sight whole with the least movement', () => {
    const shape = { count: 100, row: 36, view: 360 };
    expect([topToSee(3, 0, shape), topToSee(10, 0, shape), topToSee(2, 360, shape), topToSee(99, 0, shape)]).toEqual([
      0, 36, 72, 3_240,
    ]);
  });
});
