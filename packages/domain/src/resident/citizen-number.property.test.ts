import fc from 'fast-check';
import { expect, it } from 'vitest';
import { birthDateOf, checkDigitOf, maskCitizenNumber, parseCitizenNumber, sexOf } from './citizen-number.ts';

const birthDay = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const first17 = fc
  .tuple(fc.integer({ min: 110000, max: 659004 }), birthDay, fc.integer({ min: 0, max: 999 }))
  .map(([area, day, order]) => `${area}${day.replaceAll('-', '')}${String(order).padStart(3, '0')}`);

it('accepts every number carrying its own check digit and gives back the birth day and sex', () => {
  fc.assert(
    fc.property(first17, (head) => {
      const parsed = parseCitizenNumber(head + checkDigitOf(head));
      expect(parsed.ok && birthDateOf(parsed.value).replaceAll('-', '')).toBe(head.slice(6, 14));
      expect(parsed.ok && sexOf(parsed.value)).toBe('13579'.includes(head[16]!) ? 'male' : 'female');
    }),
  );
});

it('notices any single mistyped digit', () => {
  fc.assert(
    fc.property(first17, fc.nat(16), fc.integer({ min: 1, max: 9 }), (head, at, shift) => {
      const wrong = String((Number(head[at]) + shift) % 10);
      expect(parseCitizenNumber(head.slice(0, at) + wrong + head.slice(at + 1) + checkDigitOf(head)).ok).toBe(false);
    }),
  );
});

it('notices two neighbouring digits that changed places', () => {
  fc.assert(
    fc.property(first17, fc.nat(15), (head, at) => {
      fc.pre(head[at] !== head[at + 1]);
      const swapped = head.slice(0, at) + head[at + 1] + head[at] + head.slice(at + 2);
      expect(parseCitizenNumber(swapped + checkDigitOf(head)).ok).toBe(false);
    }),
  );
});

it('widens a 15-digit number to the same person', () => {
  fc.assert(
    fc.property(first17, (head) => {
      fc.pre(head.slice(6, 8) === '19' && !/99[6-9]$/.test(head));
      expect(parseCitizenNumber(head.slice(0, 6) + head.slice(8))).toEqual(
        parseCitizenNumber(head + checkDigitOf(head)),
      );
    }),
  );
});

it('never throws on arbitrary input and never masks fewer than eight digits', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), first17), (text) => {
      const parsed = parseCitizenNumber(text);
      expect(parsed.ok ? maskCitizenNumber(parsed.value) : '110105********002X').toMatch(/^\d{6}\*{8}\d{3}[\dX]$/);
    }),
  );
});
