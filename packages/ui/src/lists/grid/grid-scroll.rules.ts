/**
 * Where the rows of a long list are. A browser cannot make an element higher than some 16 million pixels; from `TALLEST` on the track
 * is shorter than the rows, and one pixel of the bar stands for several of them.
 */
export type Geometry = {
  /** How many rows there are, how high each is and how high the part one sees. Pixels. */
  readonly count: number;
  readonly row: number;
  readonly view: number;
};

/** How far the bar is moved, and how far down the rows one is: the same, up to `TALLEST`. Pixels. */
export type Scrolled = { readonly bar: number; readonly top: number };

export const TALLEST = 8_000_000;
/** Rows drawn above and below those in sight, so that a flick of the wheel finds them there. */
export const SPARE_ROWS = 6;

const rowsHeight = ({ count, row }: Geometry): number => count * row;
export const trackHeight = (geometry: Geometry): number => Math.min(TALLEST, rowsHeight(geometry));
const lastTop = (geometry: Geometry): number => Math.max(0, rowsHeight(geometry) - geometry.view);
const lastBar = (geometry: Geometry): number => Math.max(0, trackHeight(geometry) - geometry.view);

/** Where the bar stands when the rows do. */
export function barAt(top: number, geometry: Geometry): number {
  const most = lastTop(geometry);
  return most === 0 ? 0 : (Math.max(0, Math.min(most, top)) / most) * lastBar(geometry);
}

/**
 * Where one is once the bar has moved. A small step is a step over rows, whatever a pixel of the bar stands for: the wheel goes as far in
 * a list of a million as in one of a hundred. A leap goes where the bar says; so do both ends.
 */
export function scrolledTo(before: Scrolled, bar: number, geometry: Geometry): Scrolled {
  const [bars, tops] = [lastBar(geometry), lastTop(geometry)];
  if (tops <= bars) return { bar, top: Math.max(0, Math.min(tops, bar)) };
  if (bar <= 0) return { bar: 0, top: 0 };
  if (bar >= bars - 1) return { bar, top: tops };
  const step = bar - before.bar;
  const top = Math.abs(step) < geometry.view ? before.top + step : (bar / bars) * tops;
  return { bar, top: Math.max(0, Math.min(tops, top)) };
}

export type Stretch = { readonly first: number; readonly last: number };

/** Rows of which a part is in sight, both included; `last` is -1 where there are none. */
export function rowsInSight(top: number, { count, row, view }: Geometry): Stretch {
  const first = Math.max(0, Math.min(count - 1, Math.floor(top / row)));
  return { first, last: Math.min(count - 1, Math.ceil((top + view) / row) - 1) };
}

/** So many rows are drawn at the most, an even number: those in sight and `SPARE_ROWS` more on both sides. */
export const mostRows = ({ row, view }: Pick<Geometry, 'row' | 'view'>): number =>
  2 * (Math.ceil((view / row + 2) / 2) + SPARE_ROWS);

/** Rows to draw: those in sight and `spare` more on both sides, in even steps, so that not every pixel draws anew, and always as many. */
export function rowsToDraw(top: number, geometry: Geometry, spare = SPARE_ROWS): Stretch {
  const from = Math.max(0, rowsInSight(top, geometry).first - spare);
  const first = from - (from % 2);
  const most = mostRows(geometry) - 2 * (SPARE_ROWS - spare);
  return { first, last: Math.min(geometry.count - 1, first + most - 1) };
}

/**
 * The rows to draw, by the places they have in the document: a row that comes takes the place of the one that leaves, so that the browser
 * changes words instead of making elements. They lie where they belong all the same. Two rows are never in one place: of a stretch that is
 * longer than the places, as while the frame becomes smaller, the end waits.
 */
export const rowsByPlace = ({ first, last }: Stretch, places: number): readonly number[] =>
  Array.from({ length: Math.max(0, Math.min(places, last - first + 1)) }, (_, at) => first + at).sort(
    (one, other) => (one % places) - (other % places),
  );

/** How far down the rows one has to be to see a row whole; as far as one is where it is seen already. */
export function topToSee(index: number, top: number, { row, view, count }: Geometry): number {
  const [start, end] = [index * row, (index + 1) * row];
  const wanted = start < top ? start : end > top + view ? end - view : top;
  return Math.max(0, Math.min(lastTop({ row, view, count }), wanted));
}
