/** Blocks of the first piece after the first screen: at a quarter of the speed of a PC of today well within one frame's patience. */
export const FIRST_PIECE = 8;
/** What a piece may take to draw, in milliseconds: styling and laying it out come on top, and from 50 on a key would wait. */
const AIM = 24;
const MOST = 64;

/**
 * How many blocks to draw next, by how long the last ones took: each piece costs a frame besides itself, so that a fast PC
 * takes many blocks at once and a slow one few. Never more than twice as many as before: one measured piece says little.
 */
export function nextPiece(size: number, took: number): number {
  const wanted = took <= 0 ? 2 * size : Math.floor((size * AIM) / took);
  return Math.max(4, Math.min(wanted, 2 * size, MOST));
}
