/**
 * Work that a browser shows before a password is looked at, where somebody has been guessing: for each part a number is looked for whose
 * hash begins with so many zero bits. Several parts take about the same time for everybody; one alone would be a lottery.
 */
export type Puzzle = {
  readonly seed: string;
  readonly parts: number;
  /** Leading zero bits of each part's hash: a part takes 2 ** bits hashes on average. */
  readonly bits: number;
};

/** scrypt (RFC 7914), 1 MiB a hash: what a PC of ten years does in 20 ms takes a rack of graphics cards not much less. */
export const PUZZLE_COST = { N: 2 ** 10, r: 8, p: 1, dkLen: 8 } as const;

const PARTS = 4;

/** The work of a level: 16 hashes at level 1, twice as many with each level, 256 at level 5. */
export const puzzleOf = (seed: string, level: number): Puzzle => ({ seed, parts: PARTS, bits: level + 1 });

/** What is hashed, with the seed as salt. */
export const puzzleText = ({ seed }: Pick<Puzzle, 'seed'>, part: number, number: number): string =>
  `${seed}.${part}.${number}`;

/** Whether a hash begins with so many zero bits, at most 32: the work a log-in must show. Always false above 32. */
export const hasZeroBits = (hash: Uint8Array, bits: number): boolean =>
  bits <= 32 && [0, 1, 2, 3].reduce((word, at) => word * 256 + (hash[at] ?? 255), 0) < 2 ** (32 - bits);

/** A number for each part, as an answer is written. */
export const puzzleAnswer = (numbers: readonly number[]): string => numbers.join('-');

/** The numbers of an answer; `undefined` where it is none of this puzzle. */
export function readPuzzleAnswer({ parts }: Pick<Puzzle, 'parts'>, answer: string): readonly number[] | undefined {
  const numbers = answer.split('-');
  return numbers.length === parts && numbers.every((one) => /^\d{1,9}$/.test(one)) ? numbers.map(Number) : undefined;
}
