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

it('asks for twice as much with each level', () => {
  expect([1, 5].map((level) => puzzleOf('seed', level))).toEqual([
    { seed: 'seed', parts: 4, bits: 2 },
    { seed: 'seed', parts: 4, bits: 6 },
  ]);
});

it('takes no bits for all 32, nor more zeros than there are', () => {
  const hash = (...bytes: readonly number[]): Uint8Array => Uint8Array.from(bytes);
  expect(hasZeroBits(hash(0, 0, 0, 0, 255), 32)).toBe(true);
  expect(hasZeroBits(hash(0, 0, 0, 1), 32)).toBe(false);
  expect([hasZeroBits(hash(64, 0, 0, 0), 1), hasZeroBits(hash(64, 0, 0, 0), 2)]).toEqual([true, false]);
});

it.each(['1-2-3-x', '1-2-3-', '1-2-3-4x', '1-2-3-x4', '1-2-3-1234567890', '1-2-3-1.5', '1-2--3'])(
  'takes no answer %s',
  (answer) => expect(readPuzzleAnswer({ parts: 4 }, answer)).toBeUndefined(),
);

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
