import {
  chartShape,
  cloudShape,
  saidOf,
  type AnalysisAnswer,
  type AnalysisCell,
  type AnalysisCells,
  type AnalysisChart,
  type AnalysisCloud,
  type AnalysisPage,
  type AnalysisTable,
  type Days,
} from '../measures/index.ts';
import { figureText } from './format-change.rules.ts';
import type { MeasureNote } from './measure-notes.rules.ts';
import type { DocumentBlock, DocumentCell, DocumentChart, DocumentTable } from './report-document.ts';

/** A number of a table, whose unit stands in the head; a hidden one has no value a spreadsheet could reckon with. */
export function documentCell(cell: AnalysisCell | undefined, measure: MeasureNote): DocumentCell {
  if (cell?.value == null || cell.hidden) return { said: saidOf(cell, measure) };
  return { said: figureText(cell.value, measure.decimals), value: cell.value };
}

/** A head with its unit, where that is not people: 检出率（%）. */
export const headOf = (label: string, { unit }: Pick<MeasureNote, 'unit'>): string =>
  unit === '人' || unit === '' ? label : `${label}（${unit}）`;

/** A table of a page: everybody first, then a row a group; of a page with stages a row a stage. */
export function numbersTable(
  { title, columns, stages }: AnalysisTable,
  grouped: string,
  notes: readonly MeasureNote[],
  { rows, total }: AnalysisAnswer,
): DocumentTable {
  const of = (id: string) => notes.find((one) => one.id === id);
  const cellAt = (cells: AnalysisCells, id: string): DocumentCell => {
    const note = of(id);
    return note ? documentCell(cells[id], note) : { said: '—' };
  };
  if (stages)
    return {
      kind: 'table',
      title,
      heads: ['阶段', ...stages.heads],
      rows: stages.rows.map(({ label, measures }) => ({ label, cells: measures.map((id) => cellAt(total, id)) })),
    };
  const known = columns.filter(({ measure }) => of(measure) !== undefined);
  const cells = (own: AnalysisCells) => known.map(({ measure }) => cellAt(own, measure));
  return {
    kind: 'table',
    title,
    heads: [grouped, ...known.map(({ label, measure }) => headOf(label, of(measure) ?? { unit: '' }))],
    rows: [
      { label: '合计', cells: cells(total), strong: true },
      ...rows.map((row) => ({ label: row.label, cells: cells(row.cells) })),
    ],
  };
}

/** Steps of shade of a table of groups by measures. */
const SHADES = 5;

const shadedOf =
  (most: number) =>
  (cell: DocumentCell): DocumentCell =>
    cell.value ? { ...cell, shade: Math.max(1, Math.ceil((cell.value / most) * SHADES)) } : cell;

/** A chart as a drawing; a heat map is a table whose cells are shaded. `undefined` where there is nothing to draw. */
export function chartBlock(
  chart: AnalysisChart,
  page: Pick<AnalysisPage, 'breakdowns'>,
  notes: readonly MeasureNote[],
  answer: AnalysisAnswer,
): DocumentBlock | undefined {
  const shape = chartShape(chart, page, notes, answer);
  const first = notes.find(({ id }) => id === chart.measures[0]);
  const values = (shape?.groups ?? []).flatMap(({ marks }) => marks.map(({ cell }) => cell?.value ?? 0));
  if (!shape || !first || values.every((value) => value === 0)) return undefined;
  if (chart.kind === 'heat') {
    const shaded = shadedOf(Math.max(...values));
    return {
      kind: 'table',
      title: chart.title,
      heads: ['机构', ...shape.series.map((name) => headOf(name, first))],
      rows: shape.groups.map(({ label, marks }) => ({
        label,
        cells: marks.map(({ cell, measure }) => shaded(documentCell(cell, measure as MeasureNote))),
      })),
    };
  }
  return {
    kind: 'chart',
    title: chart.title,
    drawing: chart.kind,
    ...(chart.fills && { fills: chart.fills }),
    unit: first.unit,
    decimals: first.decimals,
    series: shape.series,
    groups: shape.groups.map(({ label, marks }) => ({
      label,
      values: marks.map(({ cell, measure }) => ({
        value: cell?.hidden ? null : (cell?.value ?? null),
        said: saidOf(cell, measure),
      })),
    })),
  };
}

/** A scatter as a drawing; `undefined` where nobody has a value. */
export function cloudBlock(
  chart: AnalysisChart,
  period: Days,
  notes: readonly MeasureNote[],
  cloud: AnalysisCloud,
): DocumentChart | undefined {
  const note = notes.find(({ id }) => id === chart.measures[0]);
  if (!note || cloud.points.length === 0) return undefined;
  const { points, ...across } = cloudShape(chart, period, cloud);
  return {
    kind: 'chart',
    title: cloud.of > points.length ? `${chart.title}（抽样 ${points.length} / ${cloud.of}）` : chart.title,
    drawing: 'scatter',
    unit: note.unit,
    decimals: note.decimals,
    series: [],
    across,
    groups: points.map(({ label, place, value }) => ({
      label,
      at: place,
      values: [{ value, said: figureText(value, note.decimals) }],
    })),
  };
}

/** Drawings that word processors have no kind of chart for, as a table: boxes by their five numbers, a map shaded. */
export function tableOfChart({ title, drawing, unit, series, groups }: DocumentChart): DocumentTable | undefined {
  if (drawing !== 'boxplot' && drawing !== 'map') return undefined;
  const most = Math.max(...groups.flatMap(({ values }) => values.map(({ value }) => value ?? 0)));
  const shaded = drawing === 'map' ? shadedOf(most || 1) : (cell: DocumentCell) => cell;
  return {
    kind: 'table',
    title,
    heads: [drawing === 'map' ? '机构' : '分组', ...series.map((name) => headOf(name, { unit }))],
    rows: groups.map(({ label, values }) => ({
      label,
      cells: values.map(({ value, said }) => shaded({ said, ...(value !== null && { value }) })),
    })),
  };
}
