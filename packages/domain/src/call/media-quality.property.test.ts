import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mediaQualityOf, ownQualityOf, sendingRate, type MediaMeasurement } from './media-quality.rules.ts';

const ORDER = ['good', 'weak', 'bad'];
const some = (max: number) => fc.option(fc.double({ min: 0, max, noNaN: true }), { nil: undefined });
const measurement = fc
  .record({ loss: some(1), roundTrip: some(3_000), jitter: some(500) })
  .map((all) => Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as MediaMeasurement);

describe('quality of what arrives', () => {
  it.each([
    [{}, 'unknown'],
    [{ loss: 0, roundTrip: 20, jitter: 5 }, 'good'],
    [{ loss: 0.03, roundTrip: 300, jitter: 50 }, 'good'],
    [{ loss: 0.031 }, 'weak'],
    [{ roundTrip: 301 }, 'weak'],
    [{ loss: 0, jitter: 101 }, 'bad'],
    [{ roundTrip: 801, loss: 0 }, 'bad'],
    [{ roundTrip: Number.NaN }, 'unknown'],
  ] as const)('%j is %s', (measured, quality) => expect(mediaQualityOf(measured)).toBe(quality));

  it('never gets better as a number gets worse', () => {
    fc.assert(
      fc.property(measurement, fc.constantFrom('loss', 'roundTrip', 'jitter'), fc.nat(500), (measured, what, more) => {
        const value = measured[what];
        if (value === undefined) return;
        const worse = { ...measured, [what]: value + more };
        expect(ORDER.indexOf(mediaQualityOf(worse))).toBeGreaterThanOrEqual(ORDER.indexOf(mediaQualityOf(measured)));
      }),
    );
  });
  it('is as bad as its worst part', () => {
    fc.assert(
      fc.property(measurement, (measured) => {
        const parts = Object.entries(measured).map(([what, value]) => mediaQualityOf({ [what]: value }));
        const worst = [...parts].sort((a, b) => ORDER.indexOf(b) - ORDER.indexOf(a))[0];
        expect(mediaQualityOf(measured)).toBe(worst ?? 'unknown');
      }),
    );
  });
});

it.each([
  [[], 'unknown'],
  [['unknown'], 'unknown'],
  [['unknown', 'bad'], 'bad'],
  [['bad', 'bad'], 'bad'],
  [['bad', 'weak'], 'weak'],
  [['good', 'bad'], 'good'],
] as const)('takes the best way out for one’s own line: %j is %s', (ways, quality) =>
  expect(ownQualityOf(ways)).toBe(quality),
);

it('sends less to each of two than to one', () => {
  for (const screen of [true, false]) expect(sendingRate(2, screen)).toBeLessThan(sendingRate(1, screen));
});
