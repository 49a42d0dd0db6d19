import type { ResidentQuery, ResidentRow } from '@gongwei/domain/resident';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allOrSome, everybody, NO_TICKS, questionOf, tickedUnder, withTicks } from './selection.rules.ts';

const FIRST: ResidentQuery = { offset: 0, limit: 100 };
const people = (count: number): ResidentRow[] =>
  Array.from({ length: count }, (_, at) => ({ id: `r${at}`, name: `居民${at}` }) as ResidentRow);

describe('ticks', () => {
  it('hold over pages and orders, and end with another question', () => {
    const question = questionOf({ ...FIRST, text: '王' });
    const ticks = withTicks(NO_TICKS, question, people(3), true);
    expect(questionOf({ limit: 100, offset: 200, text: '王', sort: { by: 'age' } })).toBe(question);
    expect(tickedUnder(ticks, question).size).toBe(3);
    expect(tickedUnder(ticks, questionOf(FIRST)).size).toBe(0);
    expect(tickedUnder(withTicks(ticks, questionOf(FIRST), people(1), true), questionOf(FIRST)).size).toBe(1);
  });
  it('are taken away one by one', () => {
    const ticks = withTicks(withTicks(NO_TICKS, 'q', people(3), true), 'q', people(1), false);
    expect([...tickedUnder(ticks, 'q').values()]).toEqual(['居民1', '居民2']);
  });
  it.each([
    [0, 'none'],
    [2, 'some'],
    [3, 'all'],
  ])('%i of three make the box above %s', (count, state) => {
    expect(allOrSome(people(3), withTicks(NO_TICKS, 'q', people(count), true).people)).toBe(state);
  });
});

it('finds everybody once and in order, as far as wanted', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 900 }), fc.integer({ min: 1, max: 600 }), async (total, most) => {
      const all = people(total);
      const find = async ({ offset, limit }: ResidentQuery) => ({ rows: all.slice(offset, offset + limit), total });
      const found = await everybody(find, FIRST, most);
      expect(found.map(({ id }) => id)).toEqual(all.slice(0, most).map(({ id }) => id));
    }),
  );
});
