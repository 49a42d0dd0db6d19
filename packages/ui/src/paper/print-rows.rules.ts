import type { PaperData } from './paper-answers.rules.ts';
import { codesOf, fieldOf, picturesOf, rowsOf, wordsOf } from './paper-answers.rules.ts';
import type { Piece } from './paper-template.rules.ts';
import type { PrintedCell, PrintedLine, PrintedRow } from './print-sheet.rules.ts';
import { rowsLeft } from './row-picks.rules.ts';
import { rowSpans, type Spans } from './row-spans.rules.ts';
import type { GridCell, SheetRow } from './sheet-layout.ts';

type Read = (template: string) => PrintedLine;
type Words = string | readonly string[];
type TableRow = Extract<SheetRow, { readonly table: string }>;

const text = (words: string): PrintedLine => (words === '' ? [] : [{ kind: 'text', text: words }]);

/** A cell of printed words. */
export const headingCell = (words: string, span = 1, rows = 1): PrintedCell => ({
  lines: [text(words)],
  heading: true,
  span,
  rows,
});

/** The rows of a table of `columns` columns, every cell with what it covers. */
export function printRows(
  all: readonly SheetRow[],
  columns: number,
  sheet: PaperData,
  read: Read,
): readonly PrintedRow[] {
  const rows = all.filter((row) => isPrinted(row, sheet));
  const tables = rows.map((row) => ('table' in row ? tableRows(row, columns, sheet) : undefined));
  const spans = rowSpans(
    rows,
    rows.map((_, at) => tables[at]?.length ?? 1),
  );
  return rows.flatMap((row, at): readonly PrintedRow[] => {
    if ('grid' in row) return [{ cells: row.grid.map((cell) => gridCell(cell, read)) }];
    const span = spans[at] ?? { label: 1, heading: 1 };
    const label = span.label > 0 && row.label !== '' ? [headingCell(row.label, 1, span.label)] : [];
    const [first, ...rest] = tables[at] ?? [{ cells: cellsOf('cells' in row ? row.cells : [], span, columns, read) }];
    return [{ ...first, cells: [...label, ...(first?.cells ?? [])] }, ...rest];
  });
}

const isPrinted = (row: SheetRow, { data }: PaperData): boolean =>
  !('ifAnswered' in row) || (row.ifAnswered ?? []).some((key) => codesOf(data[key]).length > 0);

const gridCell = (
  { lines, heading = false, span = 1, rows = 1, align, vertical, tall }: GridCell,
  read: Read,
): PrintedCell => ({
  lines: lines.map(read),
  heading,
  span,
  rows,
  ...(align ? { align } : {}),
  ...(vertical ? { vertical } : {}),
  ...(tall ? { tall } : {}),
});

/** Right of the label: content alone; item and content; heading, item and content; or two items with their contents. */
function cellsOf(cells: readonly Words[], { heading }: Spans, columns: number, read: Read): readonly PrintedCell[] {
  const words = (cell: Words | undefined): string => (typeof cell === 'string' ? cell : (cell ?? []).join(''));
  const item = (cell: Words | undefined, span: number, rows = 1): PrintedCell => headingCell(words(cell), span, rows);
  const content = (cell: Words | undefined, span: number): PrintedCell => ({
    lines: (typeof cell === 'string' ? [cell] : (cell ?? [])).map(read),
    heading: false,
    span,
    rows: 1,
  });
  const [a, b, c, d] = cells;
  switch (cells.length) {
    case 1:
      return [content(a, columns - 1)];
    case 2:
      return [item(a, 2), content(b, columns - 3)];
    case 3:
      return [...(heading > 0 ? [item(a, 1, heading)] : []), item(b, 1), content(c, columns - 3)];
    default:
      return [item(a, 2), content(b, 1), item(c, 1), content(d, columns - 5)];
  }
}

/** The rows of a table field: its column titles, what is filled, and empty rows up to what the sheet prints. */
function tableRows(row: TableRow, columns: number, { form, data, names }: PaperData): readonly PrintedRow[] {
  const field = fieldOf(form, row.table);
  const fields = field?.type === 'table' ? field.columns : [];
  const filled = rowsLeft(rowsOf(data[row.table]), row.without ?? []);
  const count = Math.max(row.rows, filled.length);
  const span = columns - (row.label === '' ? 0 : 1) - (row.title ? 1 : 0);
  const nest = (cellAt: (key: string, title: string, place: number) => PrintedCell): PrintedCell => ({
    ...emptyCell(span),
    columns: row.columns.map(([key, title, width], place) => ({
      ...cellAt(key, title, place),
      ...(width ? { width } : {}),
    })),
  });
  const titles = nest((_, title) => headingCell(title));
  const header: PrintedRow = { cells: [titles] };
  const answer = (key: string, at: number): Piece => {
    const column = fields.find((one) => one.key === key);
    const value = filled[at]?.[key];
    return column?.type === 'signature' || column?.type === 'image'
      ? { kind: 'picture', field: `${row.table}.${key}`, sources: picturesOf(value), large: false }
      : { kind: 'fill', field: `${row.table}.${key}`, text: wordsOf(column, value, names), width: 0 };
  };
  return [
    { cells: [...(row.title ? [headingCell(row.title, 1, count + 1)] : []), titles] },
    ...Array.from({ length: count }, (_, at) => ({
      cells: [
        nest((key, __, place) => ({
          ...emptyCell(1),
          lines: [[...(place === 0 && !row.plain ? text(`${at + 1}. `) : []), answer(key, at)]],
        })),
      ],
      ...(at > 0 ? { header } : {}),
    })),
  ];
}

const emptyCell = (span: number): PrintedCell => ({ lines: [], heading: false, span, rows: 1 });
