import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTooOld, releaseFor, type AppRelease } from './app-release.rules.ts';

const release = (versionCode: number, more: Partial<AppRelease> = {}): AppRelease => ({
  ...{ id: `r${versionCode}`, versionCode, staged: false, institutions: [], share: 0 },
  ...more,
});
const terminal = (versionCode: number, id = 't1', institutionCode = '990101001') => ({
  id,
  institutionCode,
  versionCode,
});
const many = Array.from({ length: 10_000 }, (_, at) => terminal(1, `device-${at}`));

describe('what a terminal is offered', () => {
  it('is the newest that is newer than its own, and nothing where there is none', () => {
    const releases = [release(2), release(4), release(3)];
    expect(releaseFor(releases, terminal(1))?.versionCode).toBe(4);
    expect(releaseFor(releases, terminal(4))).toBeUndefined();
    expect(releaseFor(releases, terminal(9))).toBeUndefined();
    expect(releaseFor([], terminal(1))).toBeUndefined();
  });

  it('is a staged one at its institutions and all below them only; the others stay with the one before', () => {
    const releases = [release(2), release(3, { staged: true, institutions: ['990101'] })];
    expect(releaseFor(releases, terminal(1))?.versionCode).toBe(3);
    expect(releaseFor(releases, terminal(1, 't1', '990102001'))?.versionCode).toBe(2);
    expect(releaseFor(releases, terminal(2, 't1', '990102001'))).toBeUndefined();
  });

  it('is a staged one for about its share of the others, always the same ones, and more of them as the share grows', () => {
    const given = (share: number, id = 'r3') =>
      new Set(many.filter((one) => releaseFor([release(3, { id, staged: true, share })], one)).map((one) => one.id));
    for (const share of [5, 10, 20, 50]) expect(Math.abs(given(share).size / 100 - share)).toBeLessThan(1.5);
    const [tenth, half] = [given(10), given(50)];
    expect(tenth).toEqual(given(10));
    expect([...given(20)].filter((id) => !half.has(id))).toEqual([]);
    // Not the same ones with the next release: a tenth of a tenth are in both.
    const both = [...given(10, 'next')].filter((id) => tenth.has(id));
    expect(both.length).toBeLessThan(200);
    expect([given(0).size, given(100).size]).toEqual([0, many.length]);
  });

  it('is never older than what runs, whatever there is', () => {
    const some = fc.record({
      versionCode: fc.integer({ min: 1, max: 30 }),
      staged: fc.boolean(),
      share: fc.integer({ min: 0, max: 100 }),
    });
    fc.assert(
      fc.property(fc.array(some), fc.integer({ min: 1, max: 30 }), fc.string(), (all, runs, id) => {
        const releases = all.map((one) => release(one.versionCode, one));
        const offered = releaseFor(releases, terminal(runs, id));
        const open = releases.filter((one) => !one.staged && one.versionCode > runs);
        if (open.length > 0)
          expect(offered?.versionCode).toBeGreaterThanOrEqual(Math.max(...open.map((one) => one.versionCode)));
        expect(offered === undefined || offered.versionCode > runs).toBe(true);
      }),
    );
  });
});

it.each([
  ['1.9.0', '1.10.0', true],
  ['1.10.0', '1.10.0', false],
  ['2.0.0', '1.10.0', false],
  ['1.10.1', '1.10.0', false],
  ['0.9.9', '1.0.0', true],
  ['1.0.0', undefined, false],
  ['开发版', '1.0.0', false],
  ['1.0.0', '1.x', false],
] as const)('%s against the oldest allowed %s: too old %s', (own, oldest, tooOld) => {
  expect(isTooOld(own, oldest)).toBe(tooOld);
});
