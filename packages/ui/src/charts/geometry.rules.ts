import type { Figure } from '@gongwei/domain/charts';
import { acrossTicks, type Tick } from './axis.rules.ts';
import { bandPath, linePath } from './path.rules.ts';
import { scaleOf, spread, ticksWithin, type Scale } from './scale.rules.ts';

/** Size of the whole drawing and of its letters, all in one unit: pixels on screen, millimetres on paper. */
export type ChartSize = { readonly width: number; readonly height: number; readonly text: number };

type PlacedTick = { readonly at: number; readonly label?: string };
type PlacedLabel = { readonly text: string; readonly y: number; readonly middle: boolean };
export type PlacedMark = {
  readonly x: number;
  readonly y: number;
  /** Which moment of the figure it is. */
  readonly moment: number;
  readonly now: boolean;
  readonly beyond: boolean;
};

/** Everything of a figure in drawing units, y downwards. */
export type ChartGeometry = {
  readonly plot: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
  readonly across: readonly PlacedTick[];
  readonly up: readonly PlacedTick[];
  readonly curves: readonly { readonly label: string; readonly path: string; readonly middle: boolean }[];
  /** `edges`: the two lines a band lies between. */
  readonly bands: readonly { readonly label: string; readonly path: string; readonly edges: string }[];
  /** Names of curves and bands, at the right of the plot and apart from each other. */
  readonly labels: readonly PlacedLabel[];
  readonly lines: readonly { readonly path: string; readonly marks: readonly PlacedMark[] }[];
  /** Where each moment stands, left to right. */
  readonly moments: readonly number[];
};

/** Lays a figure out. The plot holds every curve, band and value of it; margins follow the size of the letters. */
export function geometryOf(figure: Figure, { width, height, text }: ChartSize): ChartGeometry {
  const plot = {
    left: text * 2.6,
    top: text * 0.7,
    right: width - text * (widest(figure) + 0.6),
    bottom: height - text * 1.7,
  };
  const values = valuesOf(figure);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const margin = Math.max((most - least) * 0.05, 0.1);
  const y = scaleOf(least - margin, most + margin, plot.bottom, plot.top);
  const pieces = Math.max(2, Math.floor((plot.bottom - plot.top) / (text * 1.3)));
  const x = acrossScale(figure, plot.left, plot.right, text);
  const label = ({ at, label: words }: Tick): PlacedTick => ({
    at: x(at),
    ...(words !== undefined && { label: words }),
  });
  return {
    plot,
    across: acrossTicks(figure, x, text * (figure.axis.kind === 'days' ? 3.4 : 2.5)).map(label),
    up: ticksWithin(least - margin, most + margin, pieces).map((at) => ({ at: y(at), label: String(at) })),
    curves: figure.curves.map((curve) => ({
      label: curve.label,
      path: linePath(curve.points, x, y),
      middle: curve.middle === true,
    })),
    bands: figure.bands.map(({ label: words, low, high }) => ({
      label: words,
      path: bandPath(low, high, x, y),
      edges: linePath(high, x, y) + linePath(low, x, y),
    })),
    labels: labelsOf(figure, y, plot, text),
    lines: figure.lines.map((_, line) => lineOf(figure, line, x, y)),
    moments: figure.moments.map((moment) => x(moment.x)),
  };
}

/** Days keep half a mark's room at both ends, so that the first and the last visit are not cut. */
function acrossScale({ axis }: Figure, left: number, right: number, text: number): Scale {
  const room = axis.kind === 'days' ? text * 0.9 : 0;
  return scaleOf(axis.from, axis.to, left + room, right - room);
}

function valuesOf({ curves, bands, moments }: Figure): readonly number[] {
  const lines = [...curves.map(({ points }) => points), ...bands.flatMap(({ low, high }) => [low, high])];
  const all = [
    ...lines.flatMap((points) => points.map(([, value]) => value)),
    ...moments.flatMap(({ values }) => values.filter((value) => value !== undefined)),
  ];
  return all.length === 0 ? [0, 1] : all;
}

/** Width of the widest name beside the plot, in letters: Chinese ones are a whole letter wide, others a good half. */
function widest({ curves, bands }: Figure): number {
  const widths = [...curves, ...bands].map(({ label }) =>
    [...label].reduce((sum, letter) => sum + (letter > '\u2E7F' ? 1 : 0.56), 0),
  );
  return Math.max(1, ...widths);
}

function labelsOf(
  { curves, bands }: Figure,
  y: Scale,
  plot: ChartGeometry['plot'],
  text: number,
): readonly PlacedLabel[] {
  const named = [
    ...curves.map(({ label, points, middle }) => ({ text: label, at: points.at(-1)?.[1], middle: middle === true })),
    ...bands.map(({ label, high }) => ({ text: label, at: high.at(-1)?.[1], middle: false })),
  ].filter((one): one is typeof one & { at: number } => one.at !== undefined);
  const placed = spread(
    named.map(({ at }) => y(at)),
    text * 0.95,
    plot.top,
    plot.bottom,
  );
  return named.map(({ text: words, middle }, at) => ({ text: words, y: placed[at] as number, middle }));
}

/** Along a length, points are not joined: the next visit may be measured shorter, and time does not run across. */
function lineOf({ axis, moments }: Figure, line: number, x: Scale, y: Scale): ChartGeometry['lines'][number] {
  const known = moments.flatMap((moment, at) => {
    const value = moment.values[line];
    return value === undefined ? [] : [{ moment, at, value }];
  });
  return {
    path:
      axis.kind === 'centimetres'
        ? ''
        : linePath(
            known.map(({ moment, value }) => [moment.x, value]),
            x,
            y,
          ),
    marks: known.map(({ moment, at, value }) => ({
      x: x(moment.x),
      y: y(value),
      moment: at,
      now: moment.now,
      beyond: moment.strays?.[line] ?? moment.beyond !== undefined,
    })),
  };
}

/** The moment nearest to a place across; none in a figure without moments. */
export function nearestMoment({ moments }: ChartGeometry, x: number): number | undefined {
  let nearest: number | undefined;
  moments.forEach((at, moment) => {
    if (nearest === undefined || Math.abs(at - x) < Math.abs((moments[nearest] as number) - x)) nearest = moment;
  });
  return nearest;
}
