import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Blocks drawn at once: what a first screen of 1366×768 to 1920×1080 shows. */
const FIRST = 26;
/** Blocks per further piece: at a quarter of the speed of a PC of today still one frame's worth of patience (50 ms). */
const PIECE = 8;

/**
 * How many blocks to draw: the first screen at once, the rest piece by piece while the browser is idle, so that typing
 * can begin before the last section is there. `all()` draws the rest now, for a jump to a field not yet drawn.
 */
export function useProgressive(total: number): { readonly budget: number; readonly all: () => void } {
  const [budget, setBudget] = useState(FIRST);
  useEffect(() => {
    if (budget >= total) return;
    return whenIdle(() => setBudget((drawn) => drawn + PIECE));
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
