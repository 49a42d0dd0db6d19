import { useLayoutEffect, useState, type RefObject } from 'react';
import type { Stretch } from './grid-scroll.rules.ts';
import type { Cut } from './watch-sideways.ts';

/** The columns to draw of a list that is wider than its frame; `undefined`: all of them. `room`, `width`: of the frame and of all columns, pixels. */
export function useSideways(
  frame: RefObject<HTMLElement | null>,
  { widths, ticks, actions }: Cut,
  width: number,
  room: number | undefined,
): Stretch | undefined {
  const [sight, setSight] = useState<Stretch>();
  const wide = room !== undefined && width > room;
  useLayoutEffect(() => {
    if (!wide || !frame.current) return undefined;
    const stop = watchOnceLoaded(frame.current, { widths, ticks, actions }, setSight);
    return () => {
      stop();
      setSight(undefined);
    };
  }, [frame, wide, widths, ticks, actions]);
  return sight;
}

/** Few lists are wider than their frame: what it takes comes over the wire with the first one. */
function watchOnceLoaded(element: HTMLElement, cut: Cut, onSight: (columns: Stretch) => void): () => void {
  let ended = false;
  let stop: (() => void) | undefined;
  void import('../late.ts').then(({ watchSideways }) => {
    if (!ended) stop = watchSideways(element, cut, onSight);
  });
  return () => {
    ended = true;
    stop?.();
  };
}
