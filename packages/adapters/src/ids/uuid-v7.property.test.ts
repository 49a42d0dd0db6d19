import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createUuidV7Source } from './uuid-v7.ts';

it('makes well-formed identifiers in rising order, whatever the clock does', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 4_102_444_800_000 }), { minLength: 2, maxLength: 60 }),
      fc.nat(255),
      (times, filler) => {
        let at = 0;
        const source = createUuidV7Source({
          now: () => times[at++ % times.length] ?? 0,
          random: (bytes) => bytes.fill(filler),
        });
        const made = times.map(() => source.next());
        for (const id of made)
          expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
        expect([...made].sort()).toEqual(made);
        expect(new Set(made).size).toBe(made.length);
      },
    ),
  );
});

it('does not repeat itself within a millisecond of five thousand', () => {
  const source = createUuidV7Source({ now: () => 1_763_600_000_000, random: (bytes) => bytes.fill(7) });
  expect(new Set(Array.from({ length: 5_000 }, () => source.next())).size).toBe(5_000);
});
