import {
  startTransition,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import {
  barAt,
  mostRows,
  rowsByPlace,
  rowsInSight,
  rowsToDraw,
  scrolledTo,
  SPARE_ROWS,
  topToSee,
  trackHeight,
  type Geometry,
  type Scrolled,
  type Stretch,
} from './grid-scroll.rules.ts';

type Given = {
  readonly frame: RefObject<HTMLElement | null>;
  /** What holds the rows; it is moved by hand: a scroll must not draw all anew. */
  readonly layer: RefObject<HTMLElement | null>;
  readonly count: number;
  /** Height of a row and of the head that stays above them. Pixels. */
  readonly row: number;
  readonly head: number;
  /** How far down one was. */
  readonly top: number;
  /** A row to bring in sight: the cursor was led there while other pages were looked at. */
  readonly led: number | undefined;
  readonly onMove: (top: number, inSight: Stretch) => void;
};

/** A bar that has come to rest for so long is put where the rows are. Milliseconds. */
const REST = 150;
/** What stands above and below the rows of a page, until the frame is measured. Pixels. */
const AROUND = 300;
/** Rows nobody sees yet are drawn when the browser has nothing else to do, at the latest after so long. Milliseconds. */
const SPARE_LATEST = 500;

/** `anchor`: the row at which the layer begins; rows keep their places in it, so that a scroll paints only those that come. */
type Drawn = { readonly stretch: Stretch; readonly anchor: number; readonly shift: string };
/** The layer begins at another row only so often. */
const ANCHORS = 256;

/** Which rows of a frame are drawn, and how the frame is moved. */
export function useGridScroll({ frame, layer, count, row, head, top, led, onMove }: Given) {
  const at = useRef<Scrolled>({ bar: 0, top });
  const before = useRef(row);
  const [measured, setMeasured] = useState<{ readonly view: number; readonly room: number }>();
  const view = measured?.view ?? Math.max(row, innerHeight - AROUND);
  const spare = useRef(0);
  const [drawn, setDrawn] = useState<Drawn>(() => drawnAt({ bar: top, top }, { count, row, view }, 0));

  const draw = useCallback(
    (next: Scrolled) => {
      const shape = { count, row, view };
      const wanted = drawnAt(next, shape, spare.current);
      at.current = next;
      setShift(layer, wanted.shift);
      leaveRow(layer, wanted.stretch);
      setDrawn((old) => (sameStretch(old.stretch, wanted.stretch) && old.anchor === wanted.anchor ? old : wanted));
      onMove(next.top, rowsInSight(next.top, shape));
    },
    [layer, count, row, view, onMove],
  );
  const place = useEffectEvent(draw);
  const moved = useEffectEvent((bar: number) => {
    if (Math.abs(bar - at.current.bar) < 1) return;
    const next = scrolledTo(at.current, bar, { count, row, view });
    const seen = rowsInSight(next.top, { count, row, view });
    // Rows that are not there yet are drawn into this frame; React would draw them into the one after.
    if (seen.first < drawn.stretch.first || seen.last > drawn.stretch.last) flushSync(() => place(next));
    else place(next);
  });
  const rest = useEffectEvent(() => {
    const bar = barAt(at.current.top, { count, row, view });
    if (!frame.current || Math.abs(bar - frame.current.scrollTop) < 1) return;
    at.current = { bar, top: at.current.top };
    setBar(frame, bar);
  });

  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => {
      const [view, room] = [Math.max(row, element.clientHeight - head), element.clientWidth];
      setMeasured((old) => (old?.view === view && old.room === room ? old : { view, room }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame, head, row]);

  const drawSpare = useEffectEvent(() => {
    spare.current = SPARE_ROWS;
    startTransition(() => place(at.current));
  });
  const known = measured !== undefined;
  const filled = count > 0 && known;
  // The first drawing is of what is seen: on a slow PC that is sooner by a tenth of a second.
  useEffect(() => {
    if (!filled || spare.current > 0) return;
    const asked = requestIdleCallback(() => drawSpare(), { timeout: SPARE_LATEST });
    return () => cancelIdleCallback(asked);
  }, [filled]);

  // Other rows, or another height of them: the same row stays at the top.
  useLayoutEffect(() => {
    const element = frame.current;
    // Before it is measured nobody knows how far down one can be.
    if (!element || count === 0 || !known) return;
    const same = Math.min((at.current.top / before.current) * row, Math.max(0, count * row - view));
    const wanted = led === undefined ? same : topToSee(led, same, { count, row, view });
    before.current = row;
    place({ bar: setBar(frame, barAt(wanted, { count, row, view })), top: wanted });
  }, [frame, count, row, view, known, led]);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    let resting: ReturnType<typeof setTimeout>;
    const scrolled = () => {
      clearTimeout(resting);
      resting = setTimeout(() => rest(), REST);
      moved(element.scrollTop);
    };
    element.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      clearTimeout(resting);
      element.removeEventListener('scroll', scrolled);
    };
  }, [frame]);

  /** The frame tells of the move by itself, as of any other; rows that are far away are drawn with it. */
  const goTo = useCallback(
    (wanted: number) => {
      const element = frame.current;
      if (!element) return;
      const bar = barAt(wanted, { count, row, view });
      // To move the bar to where it is would only have the page laid out.
      if (wanted === at.current.top && bar === at.current.bar) return;
      draw({ bar: setBar(frame, bar), top: wanted });
    },
    [frame, count, row, view, draw],
  );
  const places = mostRows({ row, view });
  return {
    /** The rows to draw in the order of their places, and how many places there are: a row's is its number modulo them. */
    rows: rowsByPlace(drawn.stretch, places),
    places,
    /** How wide the frame is. Pixels; `undefined` before it is measured. */
    room: measured?.room,
    anchor: drawn.anchor,
    shift: drawn.shift,
    track: trackHeight({ count, row, view }),
    /** Rows that fit into the frame. */
    leap: Math.max(1, Math.floor(view / row) - 1),
    see: (index: number) => goTo(topToSee(index, at.current.top, { count, row, view })),
    goTo,
  };
}

/** The layer of rows begins as far from the top as the bar and the rows say. */
function drawnAt({ bar, top }: Scrolled, shape: Geometry, spare: number): Drawn {
  const stretch = rowsToDraw(top, shape, spare);
  const anchor = stretch.first - (stretch.first % ANCHORS);
  return { stretch, anchor, shift: `translateY(${anchor * shape.row - top + bar}px)` };
}

const sameStretch = (one: Stretch, other: Stretch): boolean => one.first === other.first && one.last === other.last;

/** The element of a row that is no longer drawn will be another row's: who was in it is in none. */
function leaveRow({ current: element }: RefObject<HTMLElement | null>, { first, last }: Stretch): void {
  const active = document.activeElement;
  if (!(active instanceof HTMLElement) || !element?.contains(active)) return;
  const index = Number(active.closest<HTMLElement>('[data-row]')?.dataset['row']);
  if (index < first || index > last) active.blur();
}

/** Moves the bar, and says where it stands then: the browser has it no further than there are rows. */
function setBar({ current: element }: RefObject<HTMLElement | null>, bar: number): number {
  if (!element) return bar;
  element.scrollTop = bar;
  return element.scrollTop;
}

function setShift({ current: element }: RefObject<HTMLElement | null>, shift: string): void {
  if (element) element.style.transform = shift;
}
