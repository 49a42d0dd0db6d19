import type { CalendarDay } from '../shared/index.ts';

/** A point of a figure in the units of its axes. */
export type XY = readonly [x: number, y: number];

/** What runs across: a child's age in months, completed weeks of a pregnancy with their fraction, a length in cm, or days since 1970-01-01. */
export type FigureAxis = {
  readonly kind: 'months' | 'weeks' | 'centimetres' | 'days';
  readonly from: number;
  readonly to: number;
};

/** A line of a reference, e.g. P3; the `middle` one is drawn stronger. */
export type FigureCurve = { readonly label: string; readonly points: readonly XY[]; readonly middle?: boolean };

/** Where values should be: between two lines from left to right. */
export type FigureBand = {
  readonly label: string;
  readonly low: readonly XY[];
  readonly high: readonly XY[];
};

/** One day's values, one for each of the figure's `lines`. */
export type FigureMoment = {
  readonly x: number;
  readonly on: CalendarDay;
  /** Age or week in words, e.g. `8月龄`. */
  readonly at?: string;
  readonly values: readonly (number | undefined)[];
  /** Where the values stand, e.g. `P50–P75`. */
  readonly place?: string;
  /** Outside of what they should be; absent where nothing is judged. */
  readonly beyond?: 'above' | 'below';
  /** Which of several values are; without it all of a moment that is `beyond`. */
  readonly strays?: readonly boolean[];
  /** Of the sheet being filled. */
  readonly now: boolean;
};

/** Every figure that can be drawn. */
export type FigureId =
  | 'weight-for-age'
  | 'length-for-age'
  | 'head-for-age'
  | 'weight-for-length'
  | 'bmi-for-age'
  | 'pregnancy-gain'
  | 'fundal-height'
  | 'pressure'
  | 'glucose'
  | 'body-mass';

/** What is drawn, in the values' own units. Where on screen or paper a value comes to lie is the drawer's business. */
export type Figure = {
  readonly id: FigureId;
  readonly title: string;
  readonly unit: string;
  /** Decimals its values are said with. */
  readonly decimals: number;
  readonly axis: FigureAxis;
  readonly curves: readonly FigureCurve[];
  readonly bands: readonly FigureBand[];
  /** Names of the values of each moment, e.g. 收缩压, 舒张压. */
  readonly lines: readonly string[];
  /** The values of a moment are no parts of one measurement: those that are not there are not told of. */
  readonly apart?: true;
  /** From left to right. */
  readonly moments: readonly FigureMoment[];
  /** What the curves or bands are of, in words. */
  readonly source: string;
};

/** The same for a narrow line below the figure, whose title says the rest: `本次 8月龄 8.4 kg，P50–P75`. */
export function shortWordsOfMoment(figure: Figure, moment: FigureMoment): string {
  const head = [moment.now ? '本次' : moment.on, moment.at].filter((part) => part !== undefined).join(' ');
  const told = figure.apart ? moment.values.filter((value) => value !== undefined) : moment.values;
  const values = told.map((value) => value?.toFixed(figure.decimals) ?? '—').join('/');
  return `${head} ${values} ${figure.unit}${moment.place === undefined ? '' : `，${moment.place}`}`;
}

/** One moment in a sentence: `2025-11-03 8月龄 体重 8.4 kg，P50–P75`. */
export function wordsOfMoment(figure: Figure, moment: FigureMoment): string {
  const values = figure.lines.flatMap((label, at) => {
    const value = moment.values[at];
    return value === undefined ? [] : [`${label} ${value.toFixed(figure.decimals)}`];
  });
  const head = [moment.on, moment.at].filter((part) => part !== undefined).join(' ');
  return `${head} ${values.join('、')} ${figure.unit}${moment.place === undefined ? '' : `，${moment.place}`}`;
}

/** The last moment in a sentence, and how it differs from the one before: `2026-06-11 空腹血糖 7.8 mmol/L，偏高；比上次高 0.4`. */
export function wordsOfLast(figure: Figure): string {
  const [last, before] = [figure.moments.at(-1), figure.moments.at(-2)];
  if (!last) return '还没有数值';
  const changes = figure.lines.flatMap((label, at) => {
    const [now, then] = [last.values[at], before?.values[at]];
    if (now === undefined || then === undefined) return [];
    return [`${figure.lines.length > 1 ? label : ''}${formatChange(now - then, figure.decimals)}`];
  });
  return changes.length === 0 ? wordsOfMoment(figure, last) : `${wordsOfMoment(figure, last)}；${changes.join('，')}`;
}

/** A change below the decimals that are shown is none. */
function formatChange(change: number, decimals: number): string {
  const size = Math.abs(change).toFixed(decimals);
  if (Number(size) === 0) return '与上次相同';
  return change > 0 ? `比上次高 ${size}` : `比上次低 ${size}`;
}
