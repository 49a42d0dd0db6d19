import { columnsInSight, type Sideways } from './columns-in-sight.rules.ts';
import type { Stretch } from './grid-scroll.rules.ts';

/** Nothing was moved sideways for so long: the cells are placed again. Milliseconds. */
const REST = 150;

export type Cut = Pick<Sideways, 'widths' | 'ticks' | 'actions'>;

/**
 * A list wider than its frame: boxes, first column and buttons stay in sight, and only the columns one sees are drawn. A cell that sticks is a layer of
 * its own to the browser, and eighty layers are sorted anew in each frame of a scroll: most of what a frame costs. So they stick only while the list is
 * moved sideways (`data-sticking`), and are else put where they would stick (`--gw-left`, `--gw-right`). Returns what ends it.
 */
export function watchSideways(element: HTMLElement, cut: Cut, onSight: (columns: Stretch) => void): () => void {
  let left = -1;
  let resting: ReturnType<typeof setTimeout> | undefined;
  let seen: Stretch | undefined;
  const see = (): void => {
    const next = columnsInSight({ ...cut, left: element.scrollLeft, room: element.clientWidth });
    if (next.first === seen?.first && next.last === seen.last) return;
    seen = next;
    onSight(next);
  };
  const rest = (): void => {
    left = element.scrollLeft;
    const right = element.scrollWidth - element.clientWidth - left;
    element.style.setProperty('--gw-left', `${left}px`);
    element.style.setProperty('--gw-right', `${Math.max(0, right)}px`);
    delete element.dataset['sticking'];
    // It may have been moved on just now, which the browser tells later, when nothing seems to have moved.
    see();
  };
  const loosen = (): void => {
    element.dataset['sticking'] = '';
    clearTimeout(resting);
    resting = setTimeout(rest, REST);
  };
  const moved = (): void => {
    if (element.scrollLeft === left) return;
    loosen();
    see();
  };
  // Before the first frame of the move, where the browser tells.
  const turned = ({ deltaX, shiftKey }: WheelEvent): void => {
    if (deltaX !== 0 || shiftKey) loosen();
  };
  rest();
  const observer = new ResizeObserver(rest);
  observer.observe(element);
  element.addEventListener('scroll', moved, { passive: true });
  element.addEventListener('wheel', turned, { passive: true });
  return () => {
    clearTimeout(resting);
    observer.disconnect();
    element.removeEventListener('scroll', moved);
    element.removeEventListener('wheel', turned);
    for (const name of ['--gw-left', '--gw-right']) element.style.removeProperty(name);
    delete element.dataset['sticking'];
  };
}
