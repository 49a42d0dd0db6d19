import type { IndividualAim } from '../chronic/individual-aims.rules.ts';
import { DIABETIC_AIMS } from '../chronic/individual-aims.rules.ts';
import { isHypertensiveCrisis } from '../clinical/index.ts';
import type { CalendarDay } from '../shared/index.ts';
import { numberOfDay } from './day-number.ts';
import type { Figure, FigureBand, FigureMoment } from './figure.ts';

/** Visits a trend looks back on, the one being filled included. */
export const TREND_VISITS = 8;

/** Below these the pressure counts as low (concept ranges: 90/60 mmHg). */
const LOW = { systolic: 90, diastolic: 60 } as const;

/** One visit in a trend: its values in the order of the figure’s lines, `undefined` where none was measured. */
export type TrendVisit = {
  readonly on: CalendarDay;
  readonly values: readonly (number | undefined)[];
  readonly now?: boolean;
  /** Hour of the day it was measured at, where a day has several. */
  readonly hour?: number;
  /** Which time of the day that was, in words. */
  readonly at?: string;
};

/**
 * Blood pressure over time, mmHg, with the band it should stay in: from 90/60 up to, but not including, the aim. `visits`: systolic, diastolic;
 * oldest first, the last 8 are drawn. One reading that reaches its aim is enough to miss it; one alone below it decides nothing.
 */
export function pressureFigure(
  visits: readonly TrendVisit[],
  aim: IndividualAim,
  source: string,
  { most = TREND_VISITS, days }: { readonly most?: number; readonly days?: DaysShown | undefined } = {},
): Figure {
  const shown = lastOf(visits, most);
  const axis = days ? daysBetweenThem(days) : daysAxis(shown);
  return {
    id: 'pressure',
    title: '血压',
    unit: 'mmHg',
    decimals: 0,
    axis,
    curves: [],
    bands: [
      flat(`< ${aim.systolic}`, axis, LOW.systolic, aim.systolic),
      flat(`< ${aim.diastolic}`, axis, LOW.diastolic, aim.diastolic),
    ],
    lines: ['收缩压', '舒张压'],
    moments: shown.map((visit): FigureMoment => momentOf(visit, pressurePlace(visit.values, aim))),
    source: `${source} < ${aim.systolic}/${aim.diastolic}`,
  };
}

/** The days an axis shows, both included. */
export type DaysShown = { readonly from: CalendarDay; readonly to: CalendarDay };
const daysBetweenThem = ({ from, to }: DaysShown): Figure['axis'] => ({
  kind: 'days',
  from: numberOfDay(from),
  // What was measured in the evening of the last day stands within it.
  to: numberOfDay(to) + 1,
});

function pressurePlace([systolic, diastolic]: TrendVisit['values'], aim: IndividualAim): Place | undefined {
  const high = [(systolic ?? 0) >= aim.systolic, (diastolic ?? 0) >= aim.diastolic];
  const crisis = isHypertensiveCrisis(systolic, diastolic);
  if (high.includes(true)) return { place: crisis ? '危急' : '未达标', beyond: 'above', strays: high };
  if (systolic === undefined || diastolic === undefined) return undefined;
  const low = [systolic < LOW.systolic, diastolic < LOW.diastolic];
  return low.includes(true) ? { place: '偏低', beyond: 'below', strays: low } : { place: '达标' };
}

/** A range of fasting glucose, mmol/L: `from` within it, `isHigh` from where on it is left. */
export type GlucoseRange = {
  readonly from: number;
  readonly to: number;
  readonly isHigh: (value: number) => boolean;
  readonly words: string;
};

const { fasting } = DIABETIC_AIMS;
/** The aim of diabetics: 4.4 to 7.0, both ends within it (guideline for primary care). */
export const DIABETIC_RANGE: GlucoseRange = {
  from: fasting.from,
  to: fasting.upTo,
  isHigh: (value) => value > fasting.upTo,
  words: '目标 4.4–7.0',
};
/** Of everybody else: from 3.9 to below 6.1 (WHO 1999, as `rules/clinical-thresholds.md`). */
export const NORMAL_RANGE: GlucoseRange = {
  from: 3.9,
  to: 6.1,
  isHigh: (value) => value >= 6.1,
  words: '正常 3.9–6.1',
};

/** Fasting glucose over time, mmol/L, in its range. Oldest first, the last 8 are drawn. */
export function glucoseFigure(visits: readonly TrendVisit[], range: GlucoseRange, most = TREND_VISITS): Figure {
  const shown = lastOf(visits, most);
  const axis = daysAxis(shown);
  const place = (value: number | undefined): Place | undefined => {
    if (value === undefined) return undefined;
    if (range.isHigh(value)) return { place: '偏高', beyond: 'above' };
    return value < range.from ? { place: '偏低', beyond: 'below' } : { place: '范围内' };
  };
  return {
    id: 'glucose',
    title: '空腹血糖',
    unit: 'mmol/L',
    decimals: 1,
    axis,
    curves: [],
    bands: [flat(`${range.from.toFixed(1)}–${range.to.toFixed(1)}`, axis, range.from, range.to)],
    lines: ['空腹血糖'],
    moments: shown.map((visit) => momentOf(visit, place(visit.values[0]))),
    source: range.words,
  };
}

/** Body mass index of an adult over time, kg/m², in the normal range 18.5 to below 24 (WS/T 428-2013). */
export function bodyMassFigure(visits: readonly TrendVisit[], most = TREND_VISITS): Figure {
  const shown = lastOf(visits, most);
  const axis = daysAxis(shown);
  const place = (value: number): Place =>
    value >= 24
      ? { place: '偏高', beyond: 'above' }
      : value < 18.5
        ? { place: '偏低', beyond: 'below' }
        : { place: '范围内' };
  return {
    id: 'body-mass',
    title: '体质指数',
    unit: 'kg/m²',
    decimals: 1,
    axis,
    curves: [],
    bands: [flat('18.5–24', axis, 18.5, 24)],
    lines: ['体质指数'],
    moments: shown.map((visit) => momentOf(visit, visit.values[0] === undefined ? undefined : place(visit.values[0]))),
    source: '正常 18.5–23.9',
  };
}

type Place = Pick<FigureMoment, 'place' | 'beyond' | 'strays'>;

const momentOf = ({ on, values, now, hour = 0, at }: TrendVisit, place: Place | undefined): FigureMoment => ({
  x: numberOfDay(on) + hour / 24,
  on,
  ...(at !== undefined && { at }),
  values,
  now: now === true,
  ...place,
});

const lastOf = (visits: readonly TrendVisit[], most: number): readonly TrendVisit[] =>
  visits.filter(({ values }) => values.some((value) => value !== undefined)).slice(-most);

/** From the first to the last day, at least a month, so that two days in a row are not a whole figure apart. */
function daysAxis(visits: readonly TrendVisit[]): Figure['axis'] {
  const days = visits.map(({ on }) => numberOfDay(on));
  const [first, last] = [Math.min(...days), Math.max(...days)];
  if (days.length === 0) return { kind: 'days', from: 0, to: 30 };
  return { kind: 'days', from: Math.min(first, last - 30), to: last };
}

const flat = (label: string, { from, to }: Figure['axis'], low: number, high: number): FigureBand => ({
  label,
  low: [
    [from, low],
    [to, low],
  ],
  high: [
    [from, high],
    [to, high],
  ],
});

/** A glucose at home: before a meal or not, and how it was judged. */
export type HomeGlucoseVisit = Omit<TrendVisit, 'values'> &
  Place & { readonly value: number; readonly premeal: boolean };

/** Glucose at home over time, mmol/L, before meals and otherwise, with the aims of both. Oldest first, all of them are drawn. */
export function homeGlucoseFigure(
  visits: readonly HomeGlucoseVisit[],
  { low, high, meal }: { readonly low: number; readonly high: number; readonly meal: number },
  days: DaysShown,
): Figure {
  const axis = daysBetweenThem(days);
  return {
    id: 'glucose',
    title: '血糖',
    unit: 'mmol/L',
    decimals: 1,
    axis,
    curves: [],
    bands: [
      flat(`${low.toFixed(1)}–${high.toFixed(1)}`, axis, low, high),
      flat(`< ${meal.toFixed(1)}`, axis, high, meal),
    ],
    lines: ['餐前', '非空腹'],
    apart: true,
    moments: visits.map(({ value, premeal, place, beyond, ...visit }) =>
      momentOf(
        { ...visit, values: premeal ? [value, undefined] : [undefined, value] },
        { ...(place !== undefined && { place }), ...(beyond && { beyond }) },
      ),
    ),
    source: `目标 餐前 ${low.toFixed(1)}–${high.toFixed(1)}，非空腹 < ${meal.toFixed(1)}`,
  };
}
