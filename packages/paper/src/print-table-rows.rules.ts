import type { FieldDefinition } from '@gongwei/domain/forms';
import type { Json } from '@gongwei/domain/shared';
import { fieldOf, picturesOf, rowsOf, wordsOf, type PaperData } from './paper-answers.rules.ts';
import { fitted, type Overflow, type Piece } from './paper-piece.ts';
import { emptyCell, headingCell, textLine } from './print-cells.rules.ts';
import type { PrintedCell, PrintedRow } from './print-sheet.rules.ts';
import { rowsLeft } from './row-picks.rules.ts';
import type { SheetRow } from './sheet-layout.ts';

type TableRow = Extract<SheetRow, { readonly table: string }>;

/** Characters in a line over the whole width, and lines of a cell at most, where long answers are cut. */
const LINE = 50;
const LINES = 6;

/** The rows of a table field: its column titles, what is filled, and empty rows up to what the sheet prints. Long cells are cut where an `overflow` collects them. */
export function printTableRows(
  row: TableRow,
  columns: number,
  sheet: PaperData,
  overflow: Overflow[] | undefined,
): readonly PrintedRow[] {
  const field = fieldOf(sheet.form, row.table);
  const fields = field?.type === 'table' ? field.columns : [];
  const filled = rowsLeft(rowsOf(sheet.data[row.table]), row.without ?? []);
  const count = Math.max(row.rows, filled.length);
  const span = columns - (row.label === '' ? 0 : 1) - (row.title ? 1 : 0);
  const parts = row.columns.reduce((sum, [, , width]) => sum + (width ?? 1), 0);
  const nest = (cellAt: (column: TableRow['columns'][number], place: number) => PrintedCell): PrintedCell => ({
    ...emptyCell(span),
    columns: row.columns.map((column, place) => ({
      ...cellAt(column, place),
      ...(column[2] ? { width: column[2] } : {}),
    })),
  });
  const titles = nest(([, title]) => headingCell(title));
  const header: PrintedRow = { cells: [titles] };
  const answer = (at: number, [key, title, width = 1]: TableRow['columns'][number]): Piece =>
    cellPiece(
      { table: row.table, key, label: `${field?.label ?? ''} ${at + 1} ${title}`, capacity: capacityOf(width / parts) },
      fields.find((one) => one.key === key),
      filled[at]?.[key],
      sheet,
      overflow,
    );
  return [
    { cells: [...(row.title ? [headingCell(row.title, 1, count + 1)] : []), titles] },
    ...Array.from({ length: count }, (_, at) => ({
      cells: [
        nest((column, place) => ({
          ...emptyCell(1),
          lines: [[...(place === 0 && !row.plain ? textLine(`${at + 1}. `) : []), answer(at, column)]],
        })),
      ],
      ...(at > 0 ? { header } : {}),
    })),
  ];
}

const capacityOf = (share: number): number => Math.max(4, Math.floor(LINE * share) - 1) * LINES;

type Place = { readonly table: string; readonly key: string; readonly label: string; readonly capacity: number };

function cellPiece(
  { table, key, label, capacity }: Place,
  column: FieldDefinition | undefined,
  value: Json | undefined,
  { names }: PaperData,
  overflow: Overflow[] | undefined,
): Piece {
  const field = `${table}.${key}`;
  if (column?.type === 'signature' || column?.type === 'image')
    return { kind: 'picture', field, sources: picturesOf(value), large: false };
  return { kind: 'fill', field, width: 0, ...fitted(wordsOf(column, value, names), capacity, () => label, overflow) };
}
