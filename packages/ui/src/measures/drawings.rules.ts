import type { AnalysisState } from '@gongwei/application/measures';
import {
  chartShape,
  saidOf,
  type AnalysisCell,
  type AnalysisChart,
  type AnalysisPage,
  type MeasureLabels,
} from '@gongwei/domain/measures';
import type { Drawing } from '../charts/index.ts';

/** Opens the people of a number, where it can. */
export type OpenNumber = (
  words: MeasureLabels,
  by: readonly string[],
  key: string | undefined,
  cell: AnalysisCell | undefined,
) => (() => void) | undefined;

/** A chart of a page with the numbers that are there; `undefined` until they are. */
export function drawingOf(
  chart: AnalysisChart,
  page: AnalysisPage,
  { words, table, drawings }: AnalysisState,
  open: OpenNumber,
): Drawing | undefined {
  const answer = chart.by.length === 0 ? table : drawings.get(chart.by.join('|'));
  const shape = words && answer && chartShape(chart, page, words.measures, answer);
  if (!shape) return undefined;
  return {
    title: chart.title,
    kind: chart.kind,
    unit: words.measures.find(({ id }) => id === chart.measures[0])?.unit ?? '',
    series: shape.series,
    groups: shape.groups.map(({ label, marks }) => ({
      label,
      values: marks.map(({ measure, key, cell }) => ({
        value: cell?.value ?? undefined,
        said: saidOf(cell, measure),
        open: open(measure, chart.by, key, cell),
      })),
    })),
  };
}
