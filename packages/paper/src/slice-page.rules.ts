import type { PrintedBlock, PrintedCell, PrintedPage, PrintedRow } from './print-sheet.rules.ts';

type TableBlock = Extract<PrintedBlock, { readonly kind: 'table' }>;

/** Parts that a page can be divided into: the rows of its tables, and every other block. */
export const unitsOf = ({ blocks }: PrintedPage): number =>
  blocks.reduce((sum, block) => sum + (block.kind === 'table' ? block.rows.length : 1), 0);

/** For each unit of a page whether a new page may begin with it: no answer of an earlier row reaches into it, and no title is left behind. */
export const freePlaces = ({ blocks }: PrintedPage): readonly boolean[] =>
  blocks.flatMap((block, place) => {
    const titled = blocks[place - 1]?.kind === 'title';
    if (block.kind !== 'table') return [!titled];
    const reaching = placedCells(block.rows).filter(({ cell }) => !cell.heading && cell.rows > 1);
    return block.rows.map((_, row) => {
      const before = block.rows[row - 1];
      const led = before ? before.cells.every(isHeading) : titled;
      return !led && !reaching.some(({ at, cell }) => at < row && at + cell.rows > row);
    });
  });

const isHeading = ({ heading, columns }: PrintedCell): boolean => heading || (columns?.every(isHeading) ?? false);

/** Divides a page before the units of these indexes. */
export function slicePage(page: PrintedPage, breaks: readonly number[]): readonly PrintedPage[] {
  const edges = [0, ...breaks, unitsOf(page)];
  return edges.slice(1).map((to, part) => ({ blocks: blocksBetween(page.blocks, edges[part] ?? 0, to) }));
}

function blocksBetween(blocks: readonly PrintedBlock[], from: number, to: number): readonly PrintedBlock[] {
  let begin = 0;
  return blocks.flatMap((block): readonly PrintedBlock[] => {
    const count = block.kind === 'table' ? block.rows.length : 1;
    const [low, high] = [Math.max(0, from - begin), Math.min(count, to - begin)];
    begin += count;
    if (low >= high) return [];
    return [block.kind === 'table' ? { ...block, rows: sliceRows(block, low, high) } : block];
  });
}

/** The rows from `from` up to `to`; headings that reach over the edge are printed again, answers are not. */
export function sliceRows({ rows, widths }: TableBlock, from: number, to: number): readonly PrintedRow[] {
  if (from === 0 && to === rows.length) return rows;
  const placed = placedCells(rows, widths.length);
  const sliced = rows.slice(from, to).map((row, at): PrintedRow => {
    const cells = placed
      .filter((one) => (at === 0 ? one.at <= from && one.at + one.cell.rows > from : one.at === from + at))
      .sort((a, b) => a.column - b.column)
      .map(({ cell, at: own }) => shortened(cell, own < from, Math.min(own + cell.rows, to) - (from + at)));
    return { ...row, cells };
  });
  const header = from > 0 ? rows[from]?.header : undefined;
  return header ? withHeader(header, sliced) : sliced;
}

function shortened(cell: PrintedCell, again: boolean, rows: number): PrintedCell {
  const same = { ...cell, rows };
  return again && !cell.heading ? { ...same, lines: [] } : same;
}

/** Column titles above the rows that go on; what stands left of them reaches over both. */
function withHeader(header: PrintedRow, rows: readonly PrintedRow[]): readonly PrintedRow[] {
  const [first, ...rest] = rows;
  if (!first) return rows;
  const own = header.cells.reduce((sum, cell) => sum + cell.span, 0);
  const all = first.cells.reduce((sum, cell) => sum + cell.span, 0);
  const left: PrintedCell[] = [];
  for (let width = all - own; width > 0;) {
    const cell = first.cells[left.length];
    if (!cell) break;
    left.push({ ...cell, rows: cell.rows + 1 });
    width -= cell.span;
  }
  return [{ cells: [...left, ...header.cells] }, { ...first, cells: first.cells.slice(left.length) }, ...rest];
}

type Placed = { readonly cell: PrintedCell; readonly at: number; readonly column: number };

/** Every cell with the row and column where it begins, as a browser places cells that cover several rows. */
function placedCells(rows: readonly PrintedRow[], columns = 64): readonly Placed[] {
  const takenUntil = Array.from({ length: columns }, () => 0);
  return rows.flatMap(({ cells }, at) => {
    let column = 0;
    return cells.map((cell): Placed => {
      while (column < columns && (takenUntil[column] ?? 0) > at) column += 1;
      const place = { cell, at, column };
      for (let width = 0; width < cell.span; width += 1) takenUntil[column + width] = at + cell.rows;
      column += cell.span;
      return place;
    });
  });
}

/** Columns that each row covers, its own cells and those that reach into it; more or fewer than the table has is a defect of the layout. */
export function tableWidths(rows: readonly PrintedRow[], columns: number): readonly number[] {
  const widths = rows.map(() => 0);
  for (const { cell, at, column } of placedCells(rows, columns))
    for (let row = at; row < at + cell.rows; row += 1)
      if (row >= rows.length || column + cell.span > columns) widths[at] = Number.NaN;
      else widths[row] = (widths[row] ?? 0) + cell.span;
  return widths;
}
