import { piecesOf, type Overflow, type PaperData, type Piece } from './paper-template.rules.ts';
import { rowSpans } from './row-spans.rules.ts';
import type { SheetLayout, SheetRow, VisitLayout } from './sheet-layout.ts';

export type PrintedLine = readonly Piece[];
/** `span` columns of the five right of the label; `rows` of a heading that covers several. */
export type PrintedCell =
  | { readonly kind: 'item'; readonly text: string; readonly span: number; readonly rows: number }
  | { readonly kind: 'content'; readonly lines: readonly PrintedLine[]; readonly span: number };
export type PrintedRow = {
  readonly label?: { readonly text: string; readonly rows: number };
  readonly cells: readonly PrintedCell[];
  readonly table?: Extract<SheetRow, { table: string }>;
};
export type PrintedSheet = {
  readonly pages: readonly { readonly heading: readonly PrintedLine[]; readonly rows: readonly PrintedRow[] }[];
  readonly overflow: readonly Overflow[];
};

/** A layout with its answers filled in, ready to be drawn; what did not fit is in `overflow`, numbered as it occurs. */
export function printSheet(layout: SheetLayout, sheet: PaperData): PrintedSheet {
  const overflow: Overflow[] = [];
  const line = (template: string): PrintedLine => piecesOf(template, sheet, overflow);
  const pages = layout.pages.map((page) => {
    const spans = rowSpans(page.rows);
    return {
      heading: (page.heading ?? []).map(line),
      rows: page.rows.map((row, at): PrintedRow => {
        const span = spans[at] ?? { label: 1, heading: 1 };
        const label = span.label > 0 ? { label: { text: row.label, rows: span.label } } : {};
        return 'table' in row
          ? { ...label, cells: [], table: row }
          : { ...label, cells: cellsOf(row.cells, span.heading, line) };
      }),
    };
  });
  return { pages, overflow };
}

type Cell = string | readonly string[];

function cellsOf(
  cells: readonly Cell[],
  heading: number,
  line: (template: string) => PrintedLine,
): readonly PrintedCell[] {
  const item = (cell: Cell | undefined, span: number, rows = 1): PrintedCell => ({
    kind: 'item',
    text: String(cell ?? ''),
    span,
    rows,
  });
  const content = (cell: Cell | undefined, span: number): PrintedCell => ({
    kind: 'content',
    span,
    lines: (typeof cell === 'string' ? [cell] : (cell ?? [])).map(line),
  });
  const [a, b, c, d] = cells;
  switch (cells.length) {
    case 1:
      return [content(a, 5)];
    case 2:
      return [item(a, 2), content(b, 3)];
    case 3:
      return [...(heading > 0 ? [item(a, 1, heading)] : []), item(b, 1), content(c, 3)];
    default:
      return [item(a, 2), content(b, 1), item(c, 1), content(d, 1)];
  }
}

export type PrintedVisits = {
  readonly rows: readonly {
    readonly label: string;
    readonly rows: number;
    readonly item?: string;
    readonly visits: readonly (readonly PrintedLine[])[];
  }[];
  readonly overflow: readonly Overflow[];
};

/** The rows of a sheet with visits side by side; missing visits print empty columns. */
export function printVisits(
  layout: VisitLayout,
  visits: readonly (PaperData | undefined)[],
  empty: PaperData,
): PrintedVisits {
  const overflow: Overflow[] = [];
  const spans = rowSpans(layout.rows.map((row) => ({ label: row.label, cells: [''] })));
  return {
    rows: layout.rows.map((row, at) => ({
      label: row.label,
      rows: spans[at]?.label ?? 1,
      ...(row.item ? { item: row.item } : {}),
      visits: visits.map((visit) => row.cell.map((template) => piecesOf(template, visit ?? empty, overflow))),
    })),
    overflow,
  };
}
