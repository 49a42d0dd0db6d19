import { codesOf, type PaperData } from './paper-answers.rules.ts';
import type { Overflow } from './paper-piece.ts';
import { headingCell } from './print-cells.rules.ts';
import type { PrintedCell, PrintedLine, PrintedRow } from './print-sheet.rules.ts';
import { printTableRows } from './print-table-rows.rules.ts';
import { rowSpans, type Spans } from './row-spans.rules.ts';
import type { GridCell, SheetRow } from './sheet-layout.ts';

type Read = (template: string) => PrintedLine;
type Words = string | readonly string[];

/** The rows of a table of `columns` columns, every cell with what it covers. */
export function printRows(
  all: readonly SheetRow[],
  columns: number,
  sheet: PaperData,
  read: Read,
  overflow?: Overflow[],
): readonly PrintedRow[] {
  const rows = all.filter((row) => isPrinted(row, sheet));
  const tables = rows.map((row) => ('table' in row ? printTableRows(row, columns, sheet, overflow) : undefined));
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
