/** A value of a drawing: what it comes to, how it is said, and what Enter opens. `value` absent: nothing there, or hidden. */
export type DrawnValue = {
  readonly value: number | undefined;
  readonly said: string;
  readonly open?: (() => void) | undefined;
  /** Outside of what it should be; `said` tells it, too. */
  readonly beyond?: 'above' | 'below' | undefined;
};

/** A drawing of groups: one value of each series in each group, in the order they are drawn. */
export type Drawing = {
  readonly title: string;
  readonly kind: 'bar' | 'grouped' | 'stacked' | 'ring' | 'line' | 'pyramid' | 'heat' | 'boxplot' | 'map' | 'scatter';
  readonly unit: string;
  /** Values of it are still being counted: what is not there yet is not missing. */
  readonly pending?: boolean;
  /** What its groups are, at the head of the table. */
  readonly of?: string;
  readonly series: readonly string[];
  /** Colours of their own the series have. */
  readonly fills?: 'risk' | undefined;
  /** A scatter's groups are its points: `at` is their place across, between these days since 1970-01-01. */
  readonly across?: {
    readonly from: number;
    readonly until: number;
    readonly limits: readonly { readonly value: number; readonly label: string }[];
  };
  readonly groups: readonly { readonly label: string; readonly at?: number; readonly values: readonly DrawnValue[] }[];
};

/** Room around the values there are, a twentieth to either side, so that no mark lies on the edge; of none 0 to 1. */
export function rangeOf(values: readonly number[]): { readonly low: number; readonly high: number } {
  // Not by arguments: there may be more values than a call takes.
  const [low, high] = values.reduce(([least, most], one) => [Math.min(least, one), Math.max(most, one)], [
    Infinity,
    -Infinity,
  ] as [number, number]);
  if (low > high) return { low: 0, high: 1 };
  const room = (high - low || Math.abs(high) || 1) / 20;
  return { low: low - room, high: high + room };
}

/** Steps of shade, darker for more. */
const SHADES = 5;

/** How dark a value is among others, 1 to 5; nothing of none. */
export const shadeOf = (value: number | undefined, most: number): number | undefined =>
  value ? Math.max(1, Math.ceil((value / most) * SHADES)) : undefined;

/** The most a value comes to; of stacked ones, of their sums. Never 0, so that it can be divided by. */
export function greatest({ kind, groups }: Drawing): number {
  const sums = groups.map(({ values }) => {
    const numbers = values.map(({ value }) => value ?? 0);
    return kind === 'stacked' ? numbers.reduce((sum, one) => sum + one, 0) : Math.max(0, ...numbers);
  });
  return Math.max(0, ...sums) || 1;
}

/** Shares of a whole as arcs, from the top, clockwise; in turns of a circle. */
export function arcsOf(values: readonly number[]): readonly { readonly from: number; readonly until: number }[] {
  const whole = values.reduce((sum, one) => sum + one, 0) || 1;
  let until = 0;
  return values.map((value) => {
    const from = until;
    until += value / whole;
    return { from, until };
  });
}

/** A piece of a ring between two radii as a path around 0, 0. A whole ring is two halves. */
export function ringPath(from: number, until: number, inner: number, outer: number): string {
  if (until - from >= 1) return `${ringPath(0, 0.5, inner, outer)}${ringPath(0.5, 0.999999, inner, outer)}`;
  const point = (turn: number, radius: number): string => {
    const angle = (turn - 0.25) * 2 * Math.PI;
    return `${round(radius * Math.cos(angle))} ${round(radius * Math.sin(angle))}`;
  };
  const long = until - from > 0.5 ? 1 : 0;
  return `M${point(from, outer)}A${outer} ${outer} 0 ${long} 1 ${point(until, outer)}L${point(until, inner)}A${inner} ${inner} 0 ${long} 0 ${point(from, inner)}Z`;
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** Letters in widths of a Chinese one: those of other alphabets take little more than half. */
export const widthOf = (text: string): number =>
  [...text].reduce((sum, one) => sum + (one.charCodeAt(0) < 0x2e80 ? 0.56 : 1), 0);

/** A label as far as there is room for so many Chinese letters, with … where it goes on. */
export function shortLabel(label: string, room: number): string {
  if (widthOf(label) <= room) return label;
  let short = '';
  for (const one of label) {
    if (widthOf(short + one) > room - 1) break;
    short += one;
  }
  return `${short}…`;
}

/** Nothing to draw: no value anywhere, or none but zeros. Of lines a zero says something; a heat map is a table, which says what has no value, too. */
export const isEmptyDrawing = ({ kind, groups }: Drawing): boolean =>
  groups.every(({ values }) =>
    values.every(({ value, said }) =>
      value === undefined ? kind !== 'heat' || said === '' : value === 0 && (kind === 'ring' || kind === 'pyramid'),
    ),
  );

/** Of a line of many points those that are told: each `every`-th, and the highest, which pushes away who stands too near. */
export function toldPoints(values: readonly (number | undefined)[], every: number): readonly boolean[] {
  const known = values.map((value) => value ?? Number.NEGATIVE_INFINITY);
  const peak = known.indexOf(Math.max(...known));
  return values.map((_, at) => at === peak || (at % every === 0 && Math.abs(at - peak) >= every));
}

/** A label in one line, or halved where that is too wide for so many Chinese letters. */
export function linesOf(label: string, room: number): readonly string[] {
  const letters = [...label];
  if (room <= 0 || letters.length < 4 || widthOf(label) <= room) return [label];
  const half = letters.findIndex((_, at) => widthOf(letters.slice(0, at + 1).join('')) >= widthOf(label) / 2) + 1;
  return [letters.slice(0, half).join(''), letters.slice(half).join('')];
}
