import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { postgresAvailable, startPostgres } from '../testing/temporary-postgres.ts';
import { createPieces, cut } from './bus-pieces.ts';
import { createInProcessBus } from './in-process-bus.adapter.ts';
import { messageBusContract } from './message-bus.contract.ts';
import { openPostgresBus } from './postgres-bus.adapter.ts';

messageBusContract('within a process', async () => {
  const bus = createInProcessBus();
  return { one: bus, other: bus, close: bus.close };
});

describe.skipIf(!postgresAvailable())('with PostgreSQL', () => {
  messageBusContract('between processes', async () => {
    const postgres = await startPostgres();
    const url = await postgres.newDatabase();
    const [one, other] = [await openPostgresBus(url), await openPostgresBus(url)];
    return {
      one,
      other,
      close: async () => {
        await one.close();
        await other.close();
        await postgres.stop();
      },
    };
  });
});

describe('pieces of a message', () => {
  const message = fc.record({ topic: fc.string(), body: fc.string({ maxLength: 30_000 }) });
  it('make it again, also between those of others', () => {
    fc.assert(
      fc.property(message, message, (mine, theirs) => {
        const pieces = createPieces();
        const [one, other] = [cut('a', 1, mine), cut('b', 1, theirs)];
        const whole: unknown[] = [];
        for (let at = 0; at < Math.max(one.length, other.length); at += 1)
          for (const piece of [one[at], other[at]])
            if (piece !== undefined) {
              expect(piece.length).toBeLessThan(7_999);
              const done = pieces.take(piece);
              if (done !== undefined) whole.push(done);
            }
        expect(whole).toHaveLength(2);
        expect(whole).toEqual(expect.arrayContaining([mine, theirs]));
      }),
      { numRuns: 30 },
    );
  });
  it('of which one is missing make nothing, and the next is whole again', () => {
    const pieces = createPieces();
    const [first, , third] = cut('a', 1, 'x'.repeat(15_000));
    expect([pieces.take(first!), pieces.take(third!)]).toEqual([undefined, undefined]);
    expect(pieces.take(cut('a', 2, 'y')[0]!)).toBe('y');
  });
});
