import type { JsonObject } from '@gongwei/domain/shared';
import { codesOf, fieldOf, rowsOf, wordsOf, type PaperData } from './paper-answers.rules.ts';
import type { Overflow } from './paper-piece.ts';
import { piecesOf } from './paper-template.rules.ts';
import { headingCell } from './print-cells.rules.ts';
import {
  footOf,
  printBlock,
  type PrintedCell,
  type PrintedLine,
  type PrintedRow,
  type PrintedSheet,
} from './print-sheet.rules.ts';
import { rowSpans } from './row-spans.rules.ts';
import type { VisitLayout, VisitRow } from './sheet-layout.ts';

/** Left columns of a sheet of visits in per cent: label and item. */
const LEFT: readonly number[] = [5, 13];

/** A sheet with visits side by side, ready to be drawn; missing visits print empty columns. With `cut` long answers end where their place ends. */
export function printVisits(
  layout: VisitLayout,
  visits: readonly (PaperData | undefined)[],
  empty: PaperData,
  cut = false,
): PrintedSheet {
  const overflow: Overflow[] = [];
  const read: Read = (lines, visit) =>
    lines.map((template) => piecesOf(template, visit ?? empty, cut ? overflow : undefined));
  const columns = stagesOf(layout).length || layout.columns;
  const answers = (row: VisitRow): readonly PrintedCell[] =>
    Array.from({ length: columns }, (_, at) => contentCell(read(row.cells?.[at] ?? row.cell, visits[at])));
  const part = (rows: readonly VisitRow[]): readonly PrintedRow[] => {
    const spans = rowSpans(
      rows.map((row, at) => ({ label: row.item === undefined ? `${at}` : row.label, cells: [''] })),
    );
    return rows.map((row, at) => ({ cells: [...leftCells(row, spans[at]?.label ?? 1), ...answers(row)] }));
  };
  const [first, ...others] = [
    ...stageTitles(layout),
    ...part(layout.rows),
    ...(layout.medications ? medicationRows(layout.medications, columns, visits, empty) : []),
    ...part(layout.closing ?? []),
    ...conclusionRows(layout, columns, visits, read),
  ];
  const rows = first ? [first, ...others.map((row) => ({ ...row, header: first }))] : [];
  const widths = [...LEFT, ...Array.from({ length: columns }, () => (100 - 18) / columns)];
  const back = (layout.back ?? []).flatMap((block) => printBlock(block, empty, cut ? overflow : undefined));
  return {
    pages: [
      { blocks: [{ kind: 'table', widths, rows }, ...footOf(layout.footer)] },
      ...(back.length > 0 ? [{ blocks: back }] : []),
    ],
    overflow,
  };
}

export const stagesOf = ({ stages }: VisitLayout): readonly (readonly [code: string, title: string])[] =>
  stages?.codes ?? [];

const contentCell = (lines: readonly PrintedLine[]): PrintedCell => ({ lines, heading: false, span: 1, rows: 1 });

const leftCells = ({ label, item }: VisitRow, rows: number): readonly PrintedCell[] =>
  item === undefined
    ? [headingCell(label, 2)]
    : [...(rows > 0 ? [headingCell(label, 1, rows)] : []), headingCell(item)];

function stageTitles(layout: VisitLayout): readonly PrintedRow[] {
  const titles = columnTitles(layout);
  return titles.length === 0
    ? []
    : [
        {
          cells: [
            headingCell(layout.stages?.title ?? (layout.stages ? '月（年）龄' : '项目'), 2),
            ...titles.map((title) => headingCell(title)),
          ],
        },
      ];
}

function columnTitles(layout: VisitLayout): readonly string[] {
  const { numbered, columns } = layout;
  if (!numbered) return stagesOf(layout).map(([, title]) => title);
  return Array.from({ length: columns }, (_, at) => numbered.title.replace('#', String((numbered.from ?? 1) + at)));
}

type Read = (lines: readonly string[], visit: PaperData | undefined) => readonly PrintedLine[];

function conclusionRows(
  { conclusion }: VisitLayout,
  columns: number,
  visits: readonly (PaperData | undefined)[],
  read: Read,
): readonly PrintedRow[] {
  if (!conclusion) return [];
  const { label, of, cell } = conclusion;
  const last = [...visits].reverse().find((visit) => visit && codesOf(visit.data[of]).length > 0);
  return [{ cells: [headingCell(label, 2), { ...contentCell(read(cell, last)), span: columns }] }];
}

/** Two rows a drug: its name, and `每日 1 次，每次 5 mg`. All drugs are printed, also those beyond the sheet's rows. */
function medicationRows(
  { table, rows }: NonNullable<VisitLayout['medications']>,
  columns: number,
  visits: readonly (PaperData | undefined)[],
  empty: PaperData,
): readonly PrintedRow[] {
  const most = Math.max(rows, ...visits.map((visit) => rowsOf(visit?.data[table]).length));
  return Array.from({ length: most }, (_, at) =>
    ['药物名称', '用法用量'].map((item, line): PrintedRow => ({
      cells: [
        ...(at === 0 && line === 0 ? [headingCell('用药情况', 1, most * 2)] : []),
        headingCell(line === 0 ? `${item}${at + 1}` : item),
        ...Array.from({ length: columns }, (__, column) => drugCell(table, at, line, visits[column] ?? empty)),
      ],
    })),
  ).flat();
}

function drugCell(table: string, at: number, line: number, visit: PaperData): PrintedCell {
  const drug = rowsOf(visit.data[table])[at];
  const words = !drug
    ? line === 0
      ? ''
      : '每日　　次　每次'
    : line === 0
      ? String(drug['drugName'] ?? '')
      : dosage(table, drug, visit);
  return contentCell([[{ kind: 'fill', field: table, text: words, width: 0 }]]);
}

function dosage(table: string, drug: JsonObject, { form, names }: PaperData): string {
  const field = fieldOf(form, table);
  const columns = field?.type === 'table' ? field.columns : [];
  const said = (key: string): string =>
    wordsOf(
      columns.find((one) => one.key === key),
      drug[key],
      names,
    );
  const [times, dose, unit] = [said('timesPerDay'), said('dosePerTime'), said('doseUnit').replace(/（.*）/, '')];
  const rest = columns
    .filter(({ key }) => !['drugName', 'timesPerDay', 'dosePerTime', 'doseUnit'].includes(key))
    .map(({ key }) => said(key));
  return [times && `每日 ${times} 次`, (dose || unit) && `每次 ${dose} ${unit}`.trim(), ...rest]
    .filter(Boolean)
    .join('，');
}

/** Which column shows which visit: by stage where the sheet has stages, else in their order. */
export function placeVisits(layout: VisitLayout, visits: readonly PaperData[]): readonly (PaperData | undefined)[] {
  const { stages } = layout;
  if (!stages) return Array.from({ length: layout.columns }, (_, at) => visits[at]);
  return stages.codes.map(([code]) =>
    [...visits].reverse().find((visit) => String(visit.data[stages.field] ?? '') === code),
  );
}
