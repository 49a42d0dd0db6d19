import fc from 'fast-check';
import { expect, it } from 'vitest';
import { makeUuidV7, ofMonth, parseUuidV7, timeOfUuidV7 } from './uuid-v7.ts';

const time = fc.integer({ min: 0, max: 2 ** 48 - 1 });
const bytes = fc.uint8Array({ minLength: 10, maxLength: 10 });

it('matches the example of RFC 9562', () => {
  const random = Uint8Array.from([0x0c, 0xc3, 0x18, 0xc4, 0xdc, 0x0c, 0x0c, 0x07, 0x39, 0x8f]);
  expect(makeUuidV7(0x017f22e279b0, random)).toBe('017f22e2-79b0-7cc3-98c4-dc0c0c07398f');
});
it('is read back with its time, in either case', () => {
  fc.assert(
    fc.property(time, bytes, (at, random) => {
      const id = makeUuidV7(at, random);
      expect(parseUuidV7(id.toUpperCase())).toBe(id);
      expect(timeOfUuidV7(id)).toBe(at);
    }),
  );
});
it('sorts by time', () => {
  fc.assert(
    fc.property(time, time, bytes, bytes, (a, b, one, two) => {
      fc.pre(a < b);
      expect(makeUuidV7(a, one) < makeUuidV7(b, two)).toBe(true);
    }),
  );
});
it('refuses other versions, other variants and other shapes', () => {
  for (const text of [
    '',
    'x',
    '017f22e2-79b0-4cc3-98c4-dc0c0c07398f',
    '017f22e2-79b0-7cc3-18c4-dc0c0c07398f',
    '017f22e279b07cc398c4dc0c0c07398f',
  ])
    expect(parseUuidV7(text)).toBeUndefined();
  expect(() => makeUuidV7(-1, new Uint8Array(10))).toThrow(RangeError);
  expect(() => makeUuidV7(1, new Uint8Array(9))).toThrow(RangeError);
});
it('tells its month alone where that is asked for, and stays another one than all others', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: Date.UTC(2100, 0, 1) }), bytes, (at, random) => {
      const [id, told] = [makeUuidV7(at, random), ofMonth(makeUuidV7(at, random))];
      const [day, first] = [new Date(at).toISOString(), new Date(timeOfUuidV7(told)).toISOString()];
      expect([parseUuidV7(told), first]).toEqual([told, `${day.slice(0, 7)}-01T00:00:00.000Z`]);
      expect(told.slice(13)).toBe(id.slice(13));
    }),
  );
});
