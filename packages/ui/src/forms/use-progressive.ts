import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FIRST_PIECE, nextPiece } from './piece-size.rules.ts';

/** Blocks drawn at once: what a first screen of 1366×768 to 1920×1080 shows. */
const FIRST = 26;

/**
 * How many blocks to draw: the first screen at once, the rest piece by piece while the browser is idle, so that typing
 * can begin before the last section is there. `all()` draws the rest now, for a jump to a field not yet drawn.
 */
export function useProgressive(total: number): { readonly budget: number; readonly all: () => void } {
  const [budget, setBudget] = useState(FIRST);
  const piece = useRef({ size: FIRST_PIECE, began: 0 });
  useLayoutEffect(() => {
    const { size, began } = piece.current;
    if (began > 0) piece.current = { size: nextPiece(size, performance.now() - began), began: 0 };
  }, [budget]);
  useEffect(() => {
    if (budget >= total) return;
    return whenIdle(() => {
      const { size } = piece.current;
      piece.current = { size, began: performance.now() };
      setBudget((drawn) => drawn + size);
    });
  }, [budget, total]);
  const all = useCallback(() => flushSync(() => setBudget(total)), [total]);
  return { budget, all };
}

/** Idle time where the browser knows it, otherwise after the next frame. Never later than 60 ms. */
function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(run, { timeout: 60 });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(run, 16);
  return () => clearTimeout(timer);
}
