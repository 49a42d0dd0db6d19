import type { ClinicalSex } from '../clinical/index.ts';
import {
  growthCurves,
  isByAge,
  type GrowthIndicator,
  type GrowthKey,
  type PackedGrowthTable,
} from '../maternal-child/growth/growth-table.ts';
import { lmsAt, lmsScore, lmsValue, type PackedLmsTable } from '../maternal-child/growth/growth-lms.rules.ts';
import { percentileBand } from '../maternal-child/growth/growth-monitoring.rules.ts';
import type { FigureCurve, XY } from './figure.ts';

/** Place among the lines of a reference, and whether it is below the lowest or from the highest on. */
export type GrowthPlace = { readonly place: string; readonly beyond?: 'above' | 'below' };

/** Curves of a population, by which a child's measures are drawn and placed. */
export type GrowthReference = {
  readonly source: string;
  curves(indicator: GrowthIndicator, sex: ClinicalSex, from: number, to: number): readonly FigureCurve[];
  /** `key`: completed months or the age to the day, or cm for weight by length and height. Missing outside of the tables. */
  place(indicator: GrowthIndicator, sex: ClinicalSex, key: GrowthKey, value: number): GrowthPlace | undefined;
};

const NATIONAL_LINES = ['P3', 'P10', 'P25', 'P50', 'P75', 'P90', 'P97'] as const;
/** P25 and P75 count for the place but would crowd a small figure. */
const NATIONAL_DRAWN: readonly string[] = ['P3', 'P10', 'P50', 'P90', 'P97'];

/** WS/T 423-2022 (tables A), by which the check-up sheets judge; months 0 to 81 (head 36), lengths 45 to 100 cm, heights 75 to 130 cm. */
export const nationalReference = (tables: readonly PackedGrowthTable[]): GrowthReference => ({
  source: 'WS/T 423-2022',
  curves(indicator, sex, from, to) {
    const rows = growthCurves(tables, indicator, sex);
    return NATIONAL_LINES.flatMap((label, line) => {
      if (!NATIONAL_DRAWN.includes(label)) return [];
      const points = within(
        rows.map(({ key, values }): XY => [key, values[line] as number]),
        from,
        to,
      );
      return [{ label, points, ...(label === 'P50' && { middle: true }) }];
    });
  },
  place(indicator, sex, key, value) {
    const reached = percentileBand(tables, { indicator, sex, key, value });
    return reached === undefined ? undefined : placeAmong(NATIONAL_LINES, reached);
  },
});

/** Lines of the monitoring charts that are printed for parents, with their place in a normal distribution. */
const WHO_LINES = [
  ['P3', -1.88079],
  ['P15', -1.03643],
  ['P50', 0],
  ['P85', 1.03643],
  ['P97', 1.88079],
] as const;

/** WHO Child Growth Standards 2006: the lines of the printed monitoring charts of children under three. Months 0 to 60, lengths 45 to 110 cm. */
export const whoReference = (tables: readonly PackedLmsTable[]): GrowthReference => ({
  source: 'WHO 2006',
  curves(indicator, sex, from, to) {
    const step = isByAge(indicator) ? 1 : 0.5;
    const keys = Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => from + at * step);
    // The length curve ends where the height curve begins, 0.7 cm below it.
    if (indicator === 'length-height-for-age' && from < 24 && to > 24) keys.splice(keys.indexOf(24), 0, 24 - 1e-6);
    return WHO_LINES.map(([label, score]) => ({
      label,
      points: keys.flatMap((key): readonly XY[] => {
        const parameters = lmsAt(tables, indicator, sex, key);
        const value = parameters && lmsValue(parameters, score);
        return value === undefined ? [] : [[key, value]];
      }),
      ...(label === 'P50' && { middle: true }),
    }));
  },
  place(indicator, sex, key, value) {
    const exact = typeof key === 'number' ? key : key.months + key.days / key.monthDays;
    const parameters = lmsAt(tables, indicator, sex, exact);
    const score = parameters && lmsScore(indicator, parameters, value);
    if (score === undefined) return undefined;
    const names = WHO_LINES.map(([label]) => label);
    return placeAmong(names, WHO_LINES.filter(([, line]) => score >= line).length);
  },
});

/** The place of a value that reaches so many of the lines. */
function placeAmong(lines: readonly string[], reached: number): GrowthPlace {
  const [below, above] = [lines[reached - 1], lines[reached]];
  if (below === undefined) return { place: `< ${above}`, beyond: 'below' };
  if (above === undefined) return { place: `≥ ${below}`, beyond: 'above' };
  return { place: `${below}–${above}` };
}

/** The part of a line between two x, with its ends worked out where they fall between two points. */
function within(points: readonly XY[], from: number, to: number): readonly XY[] {
  const inside = points.filter(([x]) => x > from && x < to);
  const ends = [from, to].map((x): XY | undefined => {
    const after = points.findIndex(([key]) => key >= x);
    const [one, other] = [points[after - 1], points[after]];
    if (other?.[0] === x) return other;
    if (one === undefined || other === undefined) return undefined;
    return [x, one[1] + ((other[1] - one[1]) * (x - one[0])) / (other[0] - one[0])];
  });
  return [ends[0], ...inside, ends[1]].filter((point) => point !== undefined);
}
