import fc from 'fast-check';
import { expect, it } from 'vitest';
import { maskIdNumber, maskName, maskPhone } from './masking.ts';

it('shows the examples of the house', () => {
  expect([maskIdNumber('11010519491231002X'), maskPhone('13900000001'), maskName('王小明'), maskName('王')]).toEqual([
    '110105********002X',
    '139****0001',
    '王**',
    '*',
  ]);
});

const digits = (min: number, max: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789X'), minLength: min, maxLength: max });

it.each([
  ['id number', maskIdNumber, 6, 4],
  ['phone', maskPhone, 3, 4],
] as const)('%s: keeps the length, hides at least four, shows only ends', (_kind, mask, first, last) => {
  fc.assert(
    fc.property(digits(0, 24), (text) => {
      const masked = mask(text);
      const stars = [...masked].filter((character) => character === '*').length;
      expect(masked).toHaveLength(text.length);
      expect(stars).toBeGreaterThanOrEqual(Math.min(4, text.length));
      expect(stars).toBe(text.length - first - last >= 4 ? text.length - first - last : text.length);
      for (const [at, character] of [...masked].entries()) expect(['*', text[at]]).toContain(character);
    }),
  );
});

it('a name never shows more than its first character, whatever script it is in', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }), (name) => {
      const [first, ...rest] = [...maskName(name)];
      expect(rest.every((character) => character === '*')).toBe(true);
      expect([[...name].length > 1 ? [...name][0] : '*', '*']).toContain(first);
    }),
  );
});
