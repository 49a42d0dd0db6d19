import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CalendarDay } from './calendar-day.ts';
import { hidingOf } from './known-person.ts';
import { maskFor, maskIdNumber, maskIdNumberWhole, maskName, maskPhone, maskPhoneWhole } from './masking.ts';
import { COMPOUND_SURNAMES } from './surnames.data.ts';
import { maskWritten } from './written-numbers.ts';

it('shows the examples of the house', () => {
  expect([maskIdNumber('11010519491231002X'), maskPhone('13900000001')]).toEqual(['110105********002X', '139****0001']);
  expect(['王小明', '王明', '王', '欧阳修', '欧阳', '买买提·吐尔逊'].map(maskName)).toEqual([
    '王**',
    '王**',
    '*',
    '欧阳**',
    '欧**',
    '买**',
  ]);
  expect([maskIdNumberWhole('11010519491231002X'), maskPhoneWhole('13900000001')]).toEqual([
    '110105************',
    '13*********',
  ]);
});

const digits = (min: number, max: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789X'), minLength: min, maxLength: max });

it.each([
  ['id number', maskIdNumber, 6, 4, 4],
  ['phone', maskPhone, 3, 4, 4],
  ['id number for who may only look', maskIdNumberWhole, 6, 0, 8],
  ['phone for who may only look', maskPhoneWhole, 2, 0, 9],
] as const)('%s: keeps the length, hides enough, shows only ends', (_kind, mask, first, last, least) => {
  fc.assert(
    fc.property(digits(0, 24), (text) => {
      const masked = mask(text);
      const stars = [...masked].filter((character) => character === '*').length;
      expect(masked).toHaveLength(text.length);
      expect(stars).toBeGreaterThanOrEqual(Math.min(least, text.length));
      expect(stars).toBe(text.length - first - last >= least ? text.length - first - last : text.length);
      for (const [at, character] of [...masked].entries()) expect(['*', text[at]]).toContain(character);
    }),
  );
});

it('a name never shows more than its surname, whatever script it is in, nor how long it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }), (typed) => {
      const name = typed.trim();
      const masked = maskName(typed);
      const shown = masked.replace(/\*+$/, '');
      expect([...shown].length).toBeLessThanOrEqual(COMPOUND_SURNAMES.has(shown) ? 2 : 1);
      expect(name.startsWith(shown)).toBe(true);
      if ([...name].length > 1) expect(masked.endsWith('**')).toBe(true);
    }),
  );
});

describe('a mask', () => {
  const kinds = fc.constantFrom('id-number', 'phone', 'person-name', 'address', 'birth-date' as const);

  it('for who may only look shows nothing that the mask of others hides', () => {
    fc.assert(
      fc.property(kinds, digits(6, 20), (kind, text) => {
        const [open, looks] = [maskFor('reveals', kind, text) ?? '', maskFor('looks', kind, text) ?? ''];
        const left = (masked: string): number => [...masked].filter((character) => character !== '*').length;
        expect(left(looks)).toBeLessThanOrEqual(left(open));
      }),
    );
  });

  it('over a mask tells nothing more', () => {
    expect(maskFor('looks', 'id-number', '110105********002X')).toBe('110105************');
    expect(maskFor('looks', 'person-name', '张三丰、李四')).toBe('张**、李**');
  });
});

describe('texts about somebody', () => {
  const person = {
    name: '张三丰',
    idNumber: '99010119550302001X',
    phone: '0551-6512345',
    birthDate: '1955-03-02' as CalendarDay,
    address: '东村 3 组 12 号',
  };
  const hide = hidingOf([person]);

  it('hide what is known of them, however it is written', () => {
    expect(hide('张三丰（生于1955年3月2日）家住东村 3 组 12 号，电话0551-6512345')).toBe(
      '张**（生于1955年）家住***，电话05**********',
    );
    expect(hide('残疾证 99010119550302001X42')).toBe('残疾证 990101************42');
    expect(['1955-03-02', '1955-03-02T08:30', '19550302', '1955/3/2', '1955.03.02'].map(hide)).toEqual([
      undefined,
      undefined,
      '1955年',
      '1955年',
      '1955年',
    ]);
    expect(hide('2026-03-02')).toBe('2026-03-02');
  });

  it('hide numbers of anybody in any text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 12 }),
        fc.stringMatching(/^[1-9]\d{16}[\dX]$/),
        fc.stringMatching(/^1[3-9]\d{9}$/),
        (words, id, mobile) => {
          const text = `${words}，号${id}，电${mobile}。`;
          for (const reader of ['reveals', 'looks'] as const) {
            const hidden = maskWritten(reader, text);
            expect(hidden).not.toContain(id);
            expect(hidden).not.toContain(mobile);
          }
        },
      ),
    );
    expect(maskWritten('looks', '老身份证 110105491231002')).toBe('老身份证 110105*********');
    expect(maskWritten('looks', '档案号 99010110100100001')).toBe('档案号 99010110100100001');
  });
});
