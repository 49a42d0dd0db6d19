import type { AnalysisState } from '@gongwei/application/measures';
import {
  chartShape,
  cloudShape,
  saidOf,
  type AnalysisAnswer,
  type AnalysisCell,
  type AnalysisChart,
  type AnalysisCloud,
  type CloudPoint,
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

/** Opens the sheet of a point. */
export type OpenRecord = (measure: MeasureLabels, point: CloudPoint) => () => void;

/** A chart of a page with the numbers that are there; `undefined` until they are. */
export function drawingOf(
  chart: AnalysisChart,
  page: AnalysisPage,
  { view, words, table, drawings, clouds }: AnalysisState,
  open: OpenNumber,
  openRecord: OpenRecord,
): Drawing | undefined {
  const { by, kind } = chart;
  if (kind === 'scatter') return scatterOf(chart, view, words, clouds.get(chart.id), openRecord);
  const answer = by.length === 0 ? table : drawings.get(by.join('|'));
  return words && answer && drawingOfAnswer(chart, page, words.measures, answer, open);
}

/** The same of one answer, which has what the chart draws. */
export function drawingOfAnswer(
  chart: AnalysisChart,
  page: Pick<AnalysisPage, 'breakdowns'>,
  words: readonly MeasureLabels[],
  answer: AnalysisAnswer,
  open: OpenNumber,
): Drawing | undefined {
  const { by, fills, kind, title } = chart;
  const shape = chartShape(chart, page, words, answer);
  if (!shape) return undefined;
  return {
    title,
    kind,
    fills,
    pending: shape.groups.some(({ marks }) => marks.some(({ cell }) => cell?.pending)),
    unit: words.find(({ id }) => id === chart.measures[0])?.unit ?? '',
    series: shape.series,
    groups: shape.groups.map(({ label, marks }) => ({
      label,
      values: marks.map(({ measure, key, cell }) => ({
        value: cell?.value ?? undefined,
        said: saidOf(cell, measure),
        open: open(measure, by, key, cell),
      })),
    })),
  };
}

function scatterOf(
  chart: AnalysisChart,
  view: AnalysisState['view'],
  words: AnalysisState['words'],
  cloud: AnalysisCloud | undefined,
  openRecord: OpenRecord,
): Drawing | undefined {
  const measure = words?.measures.find(({ id }) => id === chart.measures[0]);
  if (!measure || !cloud || cloud.points.length === 0) return undefined;
  const { points, ...across } = cloudShape(chart, view, cloud);
  return {
    title: cloud.of > points.length ? `${chart.title}（抽样 ${points.length} / ${cloud.of}）` : chart.title,
    kind: 'scatter',
    unit: measure.unit,
    series: [],
    across,
    groups: points.map((point) => ({
      label: point.label,
      at: point.place,
      values: [
        {
          value: point.value,
          said: saidOf({ value: point.value, counts: 1, among: 1 }, measure),
          open: openRecord(measure, point),
        },
      ],
    })),
  };
}
