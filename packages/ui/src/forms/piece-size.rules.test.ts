import { expect, it } from 'vitest';
import { FIRST_PIECE, nextPiece } from './piece-size.rules.ts';

/** Milliseconds each piece takes to draw until `blocks` stand, at so many for a block. */
function pieces(blocks: number, perBlock: number): readonly number[] {
  const took: number[] = [];
  for (let [drawn, size] = [0, FIRST_PIECE]; drawn < blocks;) {
    took.push(size * perBlock);
    drawn += size;
    size = nextPiece(size, size * perBlock);
  }
  return took;
}

it.each([
  ['a PC of today', 0.3, 8],
  ['a village PC', 1.2, 16],
  ['a village PC that does other things', 3, 40],
])('%s draws the rest of 300 blocks in few pieces, none of them long', (_who, perBlock, most) => {
  const took = pieces(274, perBlock);
  expect(took.length).toBeLessThanOrEqual(most);
  expect(Math.max(...took)).toBeLessThanOrEqual(Math.max(24, 8 * perBlock));
});

it('a piece that took very long makes the next one small, never none; one that took no time doubles', () => {
  expect(nextPiece(8, 500)).toBe(4);
  expect(nextPiece(8, 0)).toBe(16);
  expect(nextPiece(64, 0)).toBe(64);
});
