import { hasZeroBits, PUZZLE_COST, puzzleAnswer, puzzleText, type Puzzle } from '@gongwei/domain/identity';
import { scrypt } from '@noble/hashes/scrypt.js';

/** Finds a number for each part. Takes from a fraction of a second to some seconds and stops for nothing: for a worker. */
export function solvePuzzle(puzzle: Puzzle): string {
  const numbers = Array.from({ length: puzzle.parts }, (_, part) => {
    let number = 0;
    while (!hasZeroBits(scrypt(puzzleText(puzzle, part, number), puzzle.seed, PUZZLE_COST), puzzle.bits)) number += 1;
    return number;
  });
  return puzzleAnswer(numbers);
}
