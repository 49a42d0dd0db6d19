import { startTransition, useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Blocks drawn at once: what a first screen of 1366×768 to 1920×1080 shows. */
const FIRST = 26;
/** Blocks that come into the page together; 300 fields come in four times. With 140 the first key could wait 200 ms for a piece. */
const PIECE = 90;

/**
 * How many blocks to draw: the first screen at once, the rest as transitions, so that typing can begin before the last section is
 * there. What is to come is made beside the page, some milliseconds at a time, and a whole piece is put in at once. Few pieces:
 * each makes Chromium lay the form out, and its autofill read every box of it and lay out what is out of sight, too; fifty
 * pieces of one frame each took twice as long as the drawing. And large ones: while the first is made, some frames pass in which
 * nothing stands between a key and the form. `all()` draws the rest now, for a jump to a field not yet drawn.
 */
export function useProgressive(total: number): { readonly budget: number; readonly all: () => void } {
  const [budget, setBudget] = useState(FIRST);
  useEffect(() => {
    if (budget >= total) return;
    // What is drawn is seen first: the next piece is begun when that frame is on its way.
    const frame = requestAnimationFrame(() => startTransition(() => setBudget((drawn) => drawn + PIECE)));
    return () => cancelAnimationFrame(frame);
  }, [budget, total]);
  const all = useCallback(() => flushSync(() => setBudget(total)), [total]);
  return { budget, all };
}
