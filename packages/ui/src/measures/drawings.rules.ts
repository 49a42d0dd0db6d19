import type { AnalysisState } from '@gongwei/application/measures';
import type {
  AnalysisAnswer,
  AnalysisCell,
  AnalysisChart,
  AnalysisPage,
  AnalysisRow,
  MeasureWords,
} from '@gongwei/domain/measures';
import type { Drawing, DrawnValue } from '../charts/index.ts';
import { saidOf } from './number-words.rules.ts';

/** Opens the people of a number, where it can. */
export type OpenNumber = (
  words: MeasureWords,
  by: readonly string[],
  key: string | undefined,
  cell: AnalysisCell | undefined,
) => (() => void) | undefined;

/** Groups of institutions beyond these are left to the table. */
const MOST_GROUPS = 24;

/** A chart of a page with the numbers that are there; `undefined` until they are. */
export function drawingOf(
  chart: AnalysisChart,
  page: AnalysisPage,
  { words, table, drawings }: AnalysisState,
  open: OpenNumber,
): Drawing | undefined {
  const answer = chart.by.length === 0 ? table : drawings.get(chart.by.join('|'));
  if (!words || !answer) return undefined;
  const measures = chart.measures.flatMap((id) => words.measures.find((one) => one.id === id) ?? []);
  const value = (measure: MeasureWords, key: string | undefined, cell: AnalysisCell | undefined): DrawnValue => ({
    value: cell?.value ?? undefined,
    said: saidOf(cell, measure),
    open: open(measure, chart.by, key, cell),
  });
  const base = { title: chart.title, kind: chart.kind, unit: measures[0]?.unit ?? '' } as const;
  if (chart.by.length === 0) {
    const of = (measure: MeasureWords): number => answer.total[measure.id]?.value ?? -1;
    const shown = chart.top === undefined ? measures : [...measures].sort((a, b) => of(b) - of(a)).slice(0, chart.top);
    return {
      ...base,
      series: [],
      groups: shown.map((measure) => ({
        label: measure.label,
        values: [value(measure, undefined, answer.total[measure.id])],
      })),
    };
  }
  const groupsOf = (rows: readonly AnalysisRow[]) => rows.slice(0, MOST_GROUPS);
  if (chart.by.length === 2) return crossed(base, answer, page, chart, measures, value);
  // A measure a group: bars of several groups beside each other compare the groups.
  if (chart.kind === 'grouped' || chart.kind === 'stacked')
    return {
      ...base,
      series: groupsOf(answer.rows).map(({ label }) => label),
      groups: measures.map((measure) => ({
        label: measure.label,
        values: groupsOf(answer.rows).map(({ key, cells }) => value(measure, key, cells[measure.id])),
      })),
    };
  return {
    ...base,
    series: measures.map(({ label }) => label),
    groups: groupsOf(answer.rows).map(({ key, label, cells }) => ({
      label,
      values: measures.map((measure) => value(measure, key, cells[measure.id])),
    })),
  };
}

/** Two breakdowns of one measure: the first makes the groups, the second the series. */
function crossed(
  base: Pick<Drawing, 'title' | 'kind' | 'unit'>,
  { rows }: AnalysisAnswer,
  page: AnalysisPage,
  { by }: AnalysisChart,
  [measure]: readonly MeasureWords[],
  value: (measure: MeasureWords, key: string, cell: AnalysisCell | undefined) => DrawnValue,
): Drawing | undefined {
  const [first, second] = by.map((id) => page.breakdowns.find((one) => one.id === id)?.groups ?? []);
  if (!measure || !first || !second) return undefined;
  return {
    ...base,
    series: second.map(({ label }) => label),
    groups: first.map(({ code, label }) => ({
      label,
      values: second.map((other) => {
        const key = `${code}|${other.code}`;
        return value(measure, key, rows.find((row) => row.key === key)?.cells[measure.id]);
      }),
    })),
  };
}
