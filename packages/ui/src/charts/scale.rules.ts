/** Where a value comes to lie. */
export type Scale = (value: number) => number;

/** Straight from one range to another; everything in the middle where the first range has no width. */
export const scaleOf = (from: number, to: number, start: number, end: number): Scale =>
  from === to ? () => (start + end) / 2 : (value) => start + ((value - from) / (to - from)) * (end - start);

/** A step of 1, 2 or 5 times a power of ten that cuts a span into about so many pieces; never into more. */
export function niceStep(span: number, pieces: number): number {
  if (!(span > 0)) return 1;
  const power = 10 ** Math.floor(Math.log10(span / pieces));
  const factor = [1, 2, 5, 10].find((one) => one * power * pieces >= span * (1 - 1e-9)) ?? 10;
  return Number((factor * power).toPrecision(1));
}

/** The round values within a range, about so many pieces apart. */
export function ticksWithin(from: number, to: number, pieces: number): readonly number[] {
  const step = niceStep(to - from, pieces);
  const [first, last] = [Math.ceil(from / step - 1e-9), Math.floor(to / step + 1e-9)];
  // By whole steps: adding up 0.1 ten times does not give 1.
  return Array.from({ length: Math.max(last - first + 1, 0) }, (_, nth) =>
    Number(((first + nth) * step).toPrecision(12)),
  );
}

/** Moves labels apart that would lie on each other, keeping their order, as little as needed and not beyond the ends. */
export function spread(wanted: readonly number[], gap: number, low: number, high: number): readonly number[] {
  const order = wanted.map((_, at) => at).sort((one, other) => (wanted[one] as number) - (wanted[other] as number));
  const placed = [...wanted];
  let edge = low;
  for (const at of order) {
    placed[at] = Math.max(placed[at] as number, edge);
    edge = (placed[at] as number) + gap;
  }
  edge = high;
  for (const at of [...order].reverse()) {
    placed[at] = Math.min(placed[at] as number, edge);
    edge = (placed[at] as number) - gap;
  }
  return placed;
}
