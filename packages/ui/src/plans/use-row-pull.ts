import { useEffect, useEffectEvent } from 'react';
import { createRowPull, type Side } from './row-pull.ts';

/** Rows of the list can be pulled to another place with the mouse; Escape lets go of them. */
export function useRowPull(onDrop: (from: number, to: number, side: Side) => void): void {
  const dropped = useEffectEvent(onDrop);
  useEffect(() => {
    const pull = createRowPull((from, to, side) => dropped(from, to, side));
    const gone = new AbortController();
    const { signal } = gone;
    // On the document: the list's table comes and goes with what is found.
    document.addEventListener('pointerdown', pull.down, { signal });
    document.addEventListener('pointermove', pull.move, { signal });
    document.addEventListener('pointerup', pull.up, { signal });
    document.addEventListener('pointercancel', pull.end, { signal });
    document.addEventListener('keydown', pull.key, { signal });
    return () => {
      gone.abort();
      pull.end();
    };
  }, []);
}
