import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pressDigit, settleDigits, typedCodes } from './digit-buffer.rules.ts';

const to = (last: number): string[] => Array.from({ length: last }, (_, i) => String(i + 1));

describe('digits in a choice', () => {
  it('takes single-digit codes at once', () => {
    expect(pressDigit('', '2', to(5))).toEqual({ take: '2', waiting: '' });
  });
  it('waits where a longer code may follow, and takes that', () => {
    expect(pressDigit('', '1', to(25))).toEqual({ take: undefined, waiting: '1' });
    expect(pressDigit('1', '4', to(25))).toEqual({ take: '14', waiting: '' });
    expect(pressDigit('', '3', to(25))).toEqual({ take: '3', waiting: '' });
    expect(settleDigits('1', to(25))).toBe('1');
  });
  it('starts over with a digit that cannot follow', () => {
    expect(pressDigit('2', '9', to(25))).toEqual({ take: '9', waiting: '' });
  });
  it('ignores a digit no code begins with', () => {
    expect(pressDigit('', '8', to(3))).toEqual({ take: undefined, waiting: '' });
  });
  it('types every code of any list of up to 99 codes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99 }), fc.nat(), (last, at) => {
        const codes = to(last);
        const wanted = codes[at % last] ?? '1';
        let waiting = '';
        let taken: string | undefined;
        for (const digit of wanted) ({ take: taken, waiting } = pressDigit(waiting, digit, codes));
        expect(taken ?? settleDigits(waiting, codes)).toBe(wanted);
      }),
    );
  });
});

it('takes the number of a code that begins with letters, where all do and no two are the same', () => {
  expect([...typedCodes(['F20', 'F22', 'G40.x', 'F70-F79', 'other'])]).toEqual([
    ['20', 'F20'],
    ['22', 'F22'],
    ['40', 'G40.x'],
    ['70', 'F70-F79'],
  ]);
  expect([...typedCodes(['1', '2', 'F20'])].map(([typed]) => typed)).toEqual(['1', '2', 'F20']);
  expect([...typedCodes(['A1', 'B1', 'C2'])]).toEqual([['2', 'C2']]);
});
