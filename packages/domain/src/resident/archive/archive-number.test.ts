import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  archiveNumber,
  archiveNumberParts,
  archiveNumberWarnings,
  coverFormat,
  lastEight,
  parseArchiveNumber,
  villageKind,
  type ArchiveNumber,
} from './archive-number.ts';

const valid = (text: string): ArchiveNumber => {
  const parsed = parseArchiveNumber(text);
  if (!parsed.ok) throw new Error(parsed.failure);
  return parsed.value;
};

describe('archive number', () => {
  it.each([
    ['11010500100100123', '110105', '001', '001', '00123', '001-00123', 'neighbourhood'],
    ['32098110410500042', '320981', '104', '105', '00042', '105-00042', 'village'],
    ['51010420190100007', '510104', '201', '901', '00007', '901-00007', 'other'],
  ])('%s has its parts', (text, county, township, village, serial, short, kind) => {
    const number = valid(text);
    expect(archiveNumberParts(number)).toEqual({ county, township, village, serial });
    expect([lastEight(number), villageKind(number), archiveNumberWarnings(number)]).toEqual([short, kind, []]);
    expect(coverFormat(number)).toBe(`${county}-${township}-${village}-${serial}`);
  });
  it.each([
    ['3209811041050004', 'wrong-length'],
    ['320981104105000421', 'wrong-length'],
    ['3209811041050004A', 'not-digits'],
    ['32098110410500000', 'no-serial'],
  ])('refuses %s: %s', (text, failure) => {
    expect(parseArchiveNumber(text)).toEqual({ ok: false, failure });
  });
  it.each(['000', '100', '200', '900'])('warns of village code %s without refusing it', (village) => {
    const warnings = archiveNumberWarnings(valid(`320981104${village}00042`));
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain(village);
  });
  it('reads back what the cover prints', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999 }), fc.integer({ min: 1, max: 99_999 }), (village, serial) => {
        const number = archiveNumber(`320981104${String(village).padStart(3, '0')}`, serial);
        expect(parseArchiveNumber(coverFormat(number))).toEqual({ ok: true, value: number });
      }),
    );
  });
  it('cannot be made beyond 99999 or for half a village code', () => {
    expect(() => archiveNumber('320981104105', 100_000)).toThrow(RangeError);
    expect(() => archiveNumber('320981104105', 0)).toThrow(RangeError);
    expect(() => archiveNumber('32098110410', 100_000)).toThrow(RangeError);
  });
});
