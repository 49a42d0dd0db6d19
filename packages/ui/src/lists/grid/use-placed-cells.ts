import { useLayoutEffect, type RefObject } from 'react';

/** Nothing was moved sideways for so long: the cells are placed again. Milliseconds. */
const REST = 150;

/**
 * Boxes, first column and buttons stay in sight. A cell that sticks is a layer of its own to the browser, and eighty layers are sorted anew in each
 * frame of a scroll: most of what a frame costs. So they stick only while the list is moved sideways, and are else put where they would stick
 * (`data-placed`, `--gw-left`, `--gw-right`). `width`: what the columns take, pixels.
 */
export function usePlacedCells(frame: RefObject<HTMLElement | null>, width: number): void {
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    let left = 0;
    let resting: ReturnType<typeof setTimeout> | undefined;
    const place = (): void => {
      left = placeIn(element);
    };
    const loosen = (): void => {
      element.removeAttribute('data-placed');
      clearTimeout(resting);
      resting = setTimeout(place, REST);
    };
    const moved = (): void => {
      if (element.scrollLeft !== left) loosen();
    };
    // Before the first frame of the move, where the browser tells.
    const turned = ({ deltaX, shiftKey }: WheelEvent): void => {
      if (deltaX !== 0 || shiftKey) loosen();
    };
    place();
    const observer = new ResizeObserver(place);
    observer.observe(element);
    element.addEventListener('scroll', moved, { passive: true });
    element.addEventListener('wheel', turned, { passive: true });
    return () => {
      clearTimeout(resting);
      observer.disconnect();
      element.removeEventListener('scroll', moved);
      element.removeEventListener('wheel', turned);
    };
  }, [frame, width]);
}

/** How far the list is moved, for which the cells are placed now. Pixels. */
function placeIn(element: HTMLElement): number {
  const { scrollLeft, scrollWidth, clientWidth, style } = element;
  style.setProperty('--gw-left', `${scrollLeft}px`);
  style.setProperty('--gw-right', `${Math.max(0, scrollWidth - clientWidth - scrollLeft)}px`);
  element.setAttribute('data-placed', '');
  return scrollLeft;
}
