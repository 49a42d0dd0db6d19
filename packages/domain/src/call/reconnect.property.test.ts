import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { delayBefore, isSilent, lifeSigns, LONGEST_RETRY_DELAY, waitFor } from './reconnect.rules.ts';

const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

describe('getting the line back', () => {
  it('is tried at once first, whatever chance says', () => {
    fc.assert(fc.property(random, (chance) => delayBefore(0, chance) === 0));
  });

  it('is tried later and later, never after more than 5 s, never twice without a pause', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), random, (attempt, chance) => {
        const delay = delayBefore(attempt, chance);
        expect(delay).toBeGreaterThanOrEqual(125);
        expect(delay).toBeLessThanOrEqual(LONGEST_RETRY_DELAY);
        expect(delayBefore(attempt + 1, chance)).toBeGreaterThanOrEqual(delay);
      }),
    );
  });

  it('is spread over half the time, so that not all come back at once', () => {
    expect([delayBefore(1, 0), delayBefore(1, 0.999_999)]).toEqual([125, 250]);
    expect([delayBefore(20, 0), delayBefore(20, 0.999_999)]).toEqual([2_500, 5_000]);
  });
});

describe('a line', () => {
  it('is silent exactly when its patience is over', () => {
    expect(isSilent(0, 2_500, true)).toBe(false);
    expect(isSilent(0, 2_501, true)).toBe(true);
    expect(isSilent(0, 40_000, false)).toBe(false);
    expect(isSilent(0, 40_001, false)).toBe(true);
  });

  it('may lose a life sign without being silent, and never becomes less silent as time goes by', () => {
    for (const closely of [true, false])
      expect(lifeSigns(closely).patience).toBeGreaterThan(2 * lifeSigns(closely).every);
    fc.assert(
      fc.property(fc.nat(100_000), fc.nat(100_000), fc.boolean(), (now, more, closely) => {
        if (isSilent(0, now, closely)) expect(isSilent(0, now + more, closely)).toBe(true);
        if (isSilent(0, now, false)) expect(isSilent(0, now, true)).toBe(true);
      }),
    );
  });
});

it('waits the longer for somebody the less they can help being away', () => {
  expect((['closed', 'restart', 'silent'] as const).map(waitFor)).toEqual([1_500, 30_000, 60_000]);
});
