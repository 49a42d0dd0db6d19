import { scrypt } from 'node:crypto';
import { hasZeroBits, PUZZLE_COST, puzzleText, readPuzzleAnswer, type Puzzle } from '@gongwei/domain/identity';

const { dkLen, ...COST } = PUZZLE_COST;

const hashOf = (puzzle: Puzzle, part: number, number: number): Promise<Uint8Array> =>
  new Promise((resolve, reject) =>
    scrypt(puzzleText(puzzle, part, number), puzzle.seed, dkLen, COST, (error, hash) =>
      error ? reject(error) : resolve(hash),
    ),
  );

/** Whether the work was done: one hash for each part, some milliseconds. */
export async function isPuzzleSolved(puzzle: Puzzle, answer: string): Promise<boolean> {
  const numbers = readPuzzleAnswer(puzzle, answer);
  if (!numbers) return false;
  for (const [part, number] of numbers.entries())
    if (!hasZeroBits(await hashOf(puzzle, part, number), puzzle.bits)) return false;
  return true;
}
