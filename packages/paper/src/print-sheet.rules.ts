import type { Overflow, Piece } from './paper-piece.ts';
import { piecesOf } from './paper-template.rules.ts';
import type { PaperData } from './paper-answers.rules.ts';
import { printRows } from './print-rows.rules.ts';
import type { SheetBlock, SheetLayout, SheetPage } from './sheet-layout.ts';

/** A printed line, piece by piece. */
export type PrintedLine = readonly Piece[];

/** A cell of a printed table. `columns`: a row of a table field within the cell. */
export type PrintedCell = {
  readonly lines: readonly PrintedLine[];
  readonly heading: boolean;
  readonly span: number;
  readonly rows: number;
  readonly align?: 'left' | 'center' | 'right';
  readonly vertical?: boolean;
  /** Least height in millimetres. */
  readonly tall?: number;
  readonly columns?: readonly (PrintedCell & { readonly width?: number })[];
};
/** A row names its own cells; those of earlier rows may reach into it. `header` is repeated where a new page begins with the row. */
export type PrintedRow = { readonly cells: readonly PrintedCell[]; readonly header?: PrintedRow };

/** A part of a printed page: a table or a paragraph, ready to be drawn. */
export type PrintedBlock =
  | {
      readonly kind: 'table';
      readonly widths: readonly number[];
      readonly rows: readonly PrintedRow[];
      readonly small?: boolean;
    }
  | {
      readonly kind: 'paragraph';
      readonly line: PrintedLine;
      readonly align?: 'left' | 'center' | 'right';
      readonly indent?: boolean;
    }
  | { readonly kind: 'title'; readonly text: string }
  | { readonly kind: 'cut' }
  | { readonly kind: 'drawing'; readonly name: string; readonly prints: readonly string[] }
  | {
      readonly kind: 'picture';
      readonly source: string;
      readonly label: string;
      readonly size: 'large' | 'small' | 'signature';
    }
  /** Small print below the tables. */
  | { readonly kind: 'foot'; readonly text: string }
  /** An answer that has no place on the sheet itself, or not enough of it. */
  | { readonly kind: 'more'; readonly label: string; readonly text: string };

/** A printed page, block by block from the top. */
export type PrintedPage = { readonly blocks: readonly PrintedBlock[] };
/** `overflow`: what was cut on pages with little room, numbered as it occurs. */
export type PrintedSheet = { readonly pages: readonly PrintedPage[]; readonly overflow: readonly Overflow[] };

/** Columns of the check-up in per cent: label, heading, item, content, item, content. */
export const SIX_COLUMNS: readonly number[] = [11, 9, 13, 22, 16, 29];

/** A layout with its answers filled in, ready to be drawn. On the pages in `cut` long answers end where their place ends. */
export function printSheet(layout: SheetLayout, sheet: PaperData, cut: ReadonlySet<number> = new Set()): PrintedSheet {
  const overflow: Overflow[] = [];
  const pages = layout.pages.map((page, at): PrintedPage => {
    const sink = cut.has(at) ? overflow : undefined;
    const foot = at === layout.pages.length - 1 ? footOf(layout.footer) : [];
    return { blocks: [...blocksOf(page).flatMap((block) => printBlock(block, sheet, sink)), ...foot] };
  });
  return { pages, overflow };
}

export const footOf = (lines: readonly string[] = []): readonly PrintedBlock[] =>
  lines.map((text) => ({ kind: 'foot', text }));

/** The heading of a page is a table of its own, of equal columns. */
function blocksOf(page: SheetPage): readonly SheetBlock[] {
  if ('blocks' in page) return page.blocks;
  const { heading = [], rows, widths } = page;
  const table: SheetBlock = { rows, ...(widths ? { widths } : {}) };
  if (heading.length === 0) return [table];
  const cells = heading.map((words) => ({ lines: [words], align: 'center' as const }));
  return [{ rows: [{ grid: cells }], widths: heading.map(() => 100 / heading.length) }, table];
}

/** A block with its answers filled in; long ones are cut where an `overflow` collects them. */
export function printBlock(
  block: SheetBlock,
  sheet: PaperData,
  overflow: Overflow[] | undefined,
): readonly PrintedBlock[] {
  const line = (template: string): PrintedLine => piecesOf(template, sheet, overflow);
  if ('rows' in block) {
    const widths = block.widths && block.widths.length > 0 ? block.widths : SIX_COLUMNS;
    const rows = printRows(block.rows, widths.length, sheet, line, overflow);
    return rows.length === 0 ? [] : [{ kind: 'table', widths, rows, ...(block.small ? { small: true } : {}) }];
  }
  if ('paragraphs' in block) {
    const { align, indent } = block;
    const style = { ...(align ? { align } : {}), ...(indent ? { indent } : {}) };
    return block.paragraphs.map((template) => ({ kind: 'paragraph', line: line(template), ...style }));
  }
  if ('title' in block) return [{ kind: 'title', text: block.title }];
  return 'drawing' in block
    ? [{ kind: 'drawing', name: block.drawing, prints: block.prints ?? [] }]
    : [{ kind: 'cut' }];
}
