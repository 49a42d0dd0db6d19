import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CalendarDay } from '../../shared/index.ts';
import { binomialTail } from './binomial.ts';
import { patternsOf, type EnteredVisit } from './patterns-of.ts';

const MOST_A_DAY = 60;
const visit = (at: number, more: Partial<EnteredVisit> = {}): EnteredVisit => ({
  recordId: `r${at}`,
  residentId: `p${at}`,
  on: `2026-${String((at % 12) + 1).padStart(2, '0')}-01` as CalendarDay,
  seen: true,
  ...more,
});
const kinds = (visits: readonly EnteredVisit[]) => patternsOf(visits).map(({ kind }) => kind);
const many = (n: number, of: (at: number) => Partial<EnteredVisit>) =>
  Array.from({ length: n }, (_, at) => visit(at, of(at)));

describe('the exact binomial test', () => {
  it('gives the values of tables', () => {
    expect(binomialTail(8, 10, 0.5)).toBeCloseTo(0.0546875, 9);
    expect(binomialTail(0, 10, 0.5)).toBeCloseTo(1, 9);
    expect(binomialTail(40, 100, 0.2)).toBeCloseTo(3.6e-6, 6);
    expect(binomialTail(1, 1, 0.3)).toBeCloseTo(0.3, 12);
  });
  it('is a chance, and falls with every further hit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3000 }), fc.double({ min: 0.01, max: 0.99, noNaN: true }), (n, share) => {
        const at = Math.floor(n * share);
        const [more, less] = [binomialTail(at, n, share), binomialTail(Math.min(n, at + 1), n, share)];
        expect(more).toBeGreaterThanOrEqual(less);
        expect(more).toBeLessThanOrEqual(1);
        expect(more).toBeGreaterThan(0);
      }),
    );
  });
});

describe('patterns in what somebody entered', () => {
  it('ends of 0 and 5 that are too many, of enough readings', () => {
    const round = many(60, (at) =>
      at % 2 === 0 ? { systolic: 130, diastolic: 85 } : { systolic: 131, diastolic: 77 },
    );
    expect(kinds(round)).toEqual(['end-digits']);
    expect(patternsOf(round)[0]).toMatchObject({ n: 120, hits: 60, usual: 0.2 });
    expect(patternsOf(round)[0]?.visits).toHaveLength(30);
    expect(kinds(round.slice(0, 49))).toEqual([]);
    expect(kinds(many(60, (at) => ({ systolic: 120 + (at % 10), diastolic: 70 + (at % 10) })))).toEqual([]);
  });

  it('a heap just below 140 and 90, not a falling distribution', () => {
    const heap = many(40, (at) => ({ systolic: at < 36 ? 136 + (at % 4) : 141, diastolic: 77 }));
    expect(kinds(heap)).toEqual(['below-limit']);
    const falling = many(80, (at) => ({ systolic: at % 5 < 3 ? 137 : 142, diastolic: 77 }));
    expect(kinds(falling)).toEqual([]);
  });

  it('visits that are the one before in all four values', () => {
    const values = (at: number) => ({ systolic: 121 + (at % 13), diastolic: 72 + (at % 7), weight: 60, heartRate: 71 });
    const copies = many(40, (at) => ({
      ...values(at),
      before: at < 6 ? values(at) : { ...values(at), heartRate: 72 },
    }));
    expect(patternsOf(copies)).toMatchObject([{ kind: 'copied', n: 40, hits: 6 }]);
    expect(
      kinds(many(40, (at) => ({ ...values(at), before: at < 3 ? values(at) : { ...values(at), heartRate: 72 } }))),
    ).toEqual([]);
    // What was not measured is no copy.
    expect(kinds(many(40, () => ({ systolic: 121, before: { systolic: 121 } })))).toEqual([]);
  });

  it('more visits in person on a day than fit into one', () => {
    const on = '2026-03-02' as CalendarDay;
    expect(patternsOf(many(MOST_A_DAY + 1, () => ({ on })))).toMatchObject([{ kind: 'many-a-day', n: 1, hits: 1 }]);
    expect(kinds(many(MOST_A_DAY, () => ({ on })))).toEqual([]);
    expect(kinds(many(MOST_A_DAY + 1, () => ({ on, seen: false })))).toEqual([]);
  });

  it('typed pressures that are lower than those of the device on the same day', () => {
    const typed = (by: (at: number) => number) =>
      many(20, (at) => ({ systolic: 128 + (at % 3), device: 128 + (at % 3) + by(at) }));
    expect(patternsOf(typed((at) => 12 + (at % 3)))).toMatchObject([{ kind: 'beside-device', n: 20, hits: 20 }]);
    expect(kinds(typed((at) => (at % 2 === 0 ? 14 : -10)))).toEqual([]);
    expect(kinds(typed((at) => 12 + (at % 3)).slice(0, 9))).toEqual([]);
  });

  it('hardly ever in what comes by chance', () => {
    let told = 0;
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 105, max: 165 }), fc.integer({ min: 60, max: 100 })), {
          minLength: 200,
          maxLength: 200,
        }),
        (all) => {
          told += kinds(many(200, (at) => ({ systolic: all[at]![0], diastolic: all[at]![1] }))).length;
        },
      ),
      { numRuns: 300, seed: 43 },
    );
    expect(told).toBeLessThanOrEqual(3);
  });
});
