import { useLayoutEffect, useState, type CSSProperties, type MouseEvent } from 'react';

/** Pixels a list under its box may be high and at least is wide. */
export type AnchoredSize = { readonly height: number; readonly width: number };

/** Below the box, or above it where there is more room; it floats over the cards, which clip what hangs out of them. */
function placeAt(anchor: HTMLElement, size: AnchoredSize): CSSProperties {
  const box = anchor.getBoundingClientRect();
  const below = window.innerHeight - box.bottom;
  const width = Math.max(box.width, size.width);
  const left = Math.max(8, Math.min(box.left, window.innerWidth - width - 8));
  return below < size.height && box.top > below
    ? { left, width, bottom: window.innerHeight - box.top + 2, maxHeight: Math.min(size.height, box.top - 8) }
    : { left, width, top: box.bottom + 2, maxHeight: Math.min(size.height, below - 8) };
}

/** Where a list stands that hangs on a box, as its style; it goes along when something scrolls or the window changes. */
export function useAnchored(anchor: HTMLElement, { height, width }: AnchoredSize): CSSProperties {
  const [place, setPlace] = useState<CSSProperties>(() => placeAt(anchor, { height, width }));
  useLayoutEffect(() => {
    const follow = (): void => setPlace(placeAt(anchor, { height, width }));
    follow();
    window.addEventListener('resize', follow);
    document.addEventListener('scroll', follow, true);
    return () => {
      window.removeEventListener('resize', follow);
      document.removeEventListener('scroll', follow, true);
    };
  }, [anchor, height, width]);
  return place;
}

/** The cursor must not leave the box for the list. */
export const keepCursor = (event: MouseEvent): void => event.preventDefault();
