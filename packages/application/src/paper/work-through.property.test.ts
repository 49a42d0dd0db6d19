import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createScope } from '../shared/index.ts';
import { workThrough, type Outcome } from './work-through.ts';

const later = async (): Promise<void> => undefined;

describe('working through a batch', () => {
  it('tells of every item once, failed ones too, and never has more under way than agreed', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.boolean(), { maxLength: 40 }),
        fc.integer({ min: 1, max: 6 }),
        async (good, atOnce) => {
          const told: Outcome<number, number>[] = [];
          let [underWay, most] = [0, 0];
          await workThrough(
            good.map((_, at) => at),
            async (at) => {
              most = Math.max(most, ++underWay);
              await later();
              underWay -= 1;
              if (!good[at]) throw new Error(String(at));
              return at;
            },
            (outcome) => told.push(outcome),
            { atOnce, asker: createScope() },
          );
          expect(told.map(({ item }) => item).sort((a, b) => a - b)).toEqual(good.map((_, at) => at));
          expect(told.every(({ item, done }) => done === good[item])).toBe(true);
          expect(most).toBeLessThanOrEqual(atOnce);
        },
      ),
    );
  });
  it('begins nothing more and tells nothing more once it is stopped', async () => {
    const stop = createScope();
    const begun: number[] = [];
    const told: number[] = [];
    await workThrough(
      [1, 2, 3, 4, 5, 6],
      async (at) => {
        begun.push(at);
        await later();
        if (at === 3) stop.end();
        return at;
      },
      ({ item }) => told.push(item),
      { atOnce: 2, asker: stop },
    );
    expect(begun).toHaveLength(4);
    expect(told).not.toContain(3);
    expect(told.length).toBeLessThan(4);
  });
});
