import { hasZeroBits, PUZZLE_COST, puzzleOf, puzzleText, readPuzzleAnswer } from '@gongwei/domain/identity';
import { scrypt } from '@noble/hashes/scrypt.js';
import { describe, expect, it } from 'vitest';
import { solvePuzzle } from './solve-puzzle.ts';
import { createWorkerPuzzleSolver, type PuzzleWorker } from './worker-puzzle-solver.ts';

const puzzle = puzzleOf('c2VlZC1vZi1hLXRlc3Q', 1);

function expectSolved(answer: string): void {
  const numbers = readPuzzleAnswer(puzzle, answer) ?? [];
  expect(numbers).toHaveLength(puzzle.parts);
  for (const [part, number] of numbers.entries())
    expect(hasZeroBits(scrypt(puzzleText(puzzle, part, number), puzzle.seed, PUZZLE_COST), puzzle.bits)).toBe(true);
}

/** A worker that does its work, or breaks. */
function worker(breaks = false): { readonly start: () => PuzzleWorker; readonly ended: () => boolean } {
  let ended = false;
  const heard = new Map<string, (event: never) => void>();
  return {
    ended: () => ended,
    start: () => ({
      addEventListener: (type: string, listener: (event: never) => void) => void heard.set(type, listener),
      postMessage: (task: typeof puzzle) =>
        queueMicrotask(() =>
          breaks ? heard.get('error')?.({} as never) : heard.get('message')?.({ data: solvePuzzle(task) } as never),
        ),
      terminate: () => void (ended = true),
    }),
  };
}

describe('work that a browser shows', () => {
  it('is done in a worker, which is ended behind it', async () => {
    const { start, ended } = worker();
    expectSolved(await createWorkerPuzzleSolver(start)(puzzle));
    expect(ended()).toBe(true);
  });
  it('is done in the page where a worker breaks or cannot be started', async () => {
    const { start, ended } = worker(true);
    expectSolved(await createWorkerPuzzleSolver(start)(puzzle));
    expect(ended()).toBe(true);
    const blocked = (): PuzzleWorker => {
      throw new Error('SecurityError');
    };
    expectSolved(await createWorkerPuzzleSolver(blocked)(puzzle));
  });
});
