import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hasZeroBits, puzzleAnswer, puzzleOf, puzzleText, readPuzzleAnswer } from './puzzle.rules.ts';

it('counts the zero bits at the beginning of a hash', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 8, maxLength: 8 }), fc.integer({ min: 0, max: 32 }), (hash, bits) => {
      const written = [...hash].map((byte) => byte.toString(2).padStart(8, '0')).join('');
      expect(hasZeroBits(hash, bits)).toBe(/^0*/.exec(written)![0].length >= bits);
    }),
  );
  expect([hasZeroBits(new Uint8Array(8), 33), hasZeroBits(new Uint8Array(0), 1)]).toEqual([false, false]);
});

it('reads the answers it writes, and no others', () => {
  const { parts } = puzzleOf('seed', 1);
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 999_999_999 }), { minLength: 1, maxLength: 8 }), (numbers) => {
      expect(readPuzzleAnswer({ parts }, puzzleAnswer(numbers))).toEqual(
        numbers.length === parts ? numbers : undefined,
      );
    }),
  );
  fc.assert(
    fc.property(fc.string(), (text) => {
      const read = readPuzzleAnswer({ parts }, text);
      if (read) expect(read.every((number) => Number.isSafeInteger(number) && number >= 0)).toBe(true);
    }),
  );
});

it('asks something else for every seed, part and number', () => {
  const texts = ['a', 'b'].flatMap((seed) =>
    [0, 1, 11].flatMap((part) => [0, 1, 11].map((n) => puzzleText({ seed }, part, n))),
  );
  expect(new Set(texts).size).toBe(texts.length);
});
