import type {
  AnalysisAnswer,
  AnalysisCell,
  AnalysisCloud,
  AnalysisRow,
  CloudPoint,
  MeasureLabels,
} from './analysis-answer.ts';
import type { AnalysisChart, AnalysisPage, ChartLimit } from './analysis-page.ts';
import type { Days } from './analysis-periods.rules.ts';

/** One mark of a drawing: whose number, of which group (none: everybody), and the number where there is one. */
type ChartMark = {
  readonly measure: MeasureLabels;
  readonly key?: string;
  readonly cell: AnalysisCell | undefined;
};

/** What a chart draws, before anybody says how: one mark of each series in each group. */
type ChartShape = {
  readonly series: readonly string[];
  readonly groups: readonly { readonly label: string; readonly marks: readonly ChartMark[] }[];
};

/** Groups of institutions beyond these are left to the table. */
const MOST_GROUPS = 24;

/** A chart with its numbers, alike on the screen, on paper and in files. `undefined` where a breakdown is not the page's. */
export function chartShape(
  chart: AnalysisChart,
  { breakdowns }: Pick<AnalysisPage, 'breakdowns'>,
  words: readonly MeasureLabels[],
  answer: AnalysisAnswer,
): ChartShape | undefined {
  const measures = chart.measures.flatMap((id) => words.find((one) => one.id === id) ?? []);
  // A scatter has points of its own.
  if (chart.kind === 'scatter') return undefined;
  if (chart.by.length === 0) return ofEverybody(chart, measures, answer);
  if (chart.by.length === 2) return crossed(chart, breakdowns, measures, answer);
  const rows = chart.kind === 'line' ? answer.rows : answer.rows.slice(0, MOST_GROUPS);
  const mark = (measure: MeasureLabels, { key, cells }: AnalysisRow): ChartMark => ({
    measure,
    key,
    cell: cells[measure.id],
  });
  // A measure a group: bars of several groups beside each other compare the groups. What is stacked are the parts of one group.
  if (chart.kind === 'grouped')
    return {
      series: rows.map(({ label }) => label),
      groups: measures.map((measure) => ({ label: measure.label, marks: rows.map((row) => mark(measure, row)) })),
    };
  return {
    series: measures.map(({ label }) => label),
    groups: rows.map((row) => ({ label: row.label, marks: measures.map((measure) => mark(measure, row)) })),
  };
}

function ofEverybody(
  { top }: AnalysisChart,
  measures: readonly MeasureLabels[],
  { total }: AnalysisAnswer,
): ChartShape {
  const of = ({ id }: MeasureLabels): number => total[id]?.value ?? -1;
  const shown = top === undefined ? measures : [...measures].sort((a, b) => of(b) - of(a)).slice(0, top);
  return {
    series: [],
    groups: shown.map((measure) => ({ label: measure.label, marks: [{ measure, cell: total[measure.id] }] })),
  };
}

/** Two breakdowns of one measure: the first makes the groups, the second the series. */
function crossed(
  { by }: AnalysisChart,
  breakdowns: AnalysisPage['breakdowns'],
  [measure]: readonly MeasureLabels[],
  { rows }: AnalysisAnswer,
): ChartShape | undefined {
  const [first, second] = by.map((id) => breakdowns.find((one) => one.id === id)?.groups ?? []);
  if (!measure || !first || !second) return undefined;
  return {
    series: second.map(({ label }) => label),
    groups: first.map(({ code, label }) => ({
      label,
      marks: second.map((other) => {
        const key = `${code}|${other.code}`;
        return { measure, key, cell: rows.find((row) => row.key === key)?.cells[measure.id] };
      }),
    })),
  };
}

/** What a scatter draws: from the first day to the end of the last (days since 1970-01-01), a point a row, read as `06-01 07:30`. */
type CloudShape = {
  readonly from: number;
  readonly until: number;
  readonly limits: readonly ChartLimit[];
  readonly points: readonly (CloudPoint & { readonly label: string; readonly place: number })[];
};

const DAY = 86_400_000;

/** The points of a scatter with their places, alike on the screen, on paper and in files. A time without a clock is midnight. */
export const cloudShape = (
  { across }: Pick<AnalysisChart, 'across'>,
  { from, until }: Days,
  { points }: AnalysisCloud,
): CloudShape => ({
  from: Date.parse(from) / DAY,
  until: Date.parse(until) / DAY + 1,
  limits: across?.limits ?? [],
  points: points.map((point) => {
    const minute = `${point.at.slice(0, 10)}T${point.at.slice(11, 16) || '00:00'}`;
    return { ...point, label: minute.slice(5).replace('T', ' '), place: Date.parse(`${minute}Z`) / DAY };
  }),
});
