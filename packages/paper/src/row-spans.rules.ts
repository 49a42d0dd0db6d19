import type { SheetRow } from './sheet-layout.ts';

/** How many printed rows a cell of the left columns covers; 0 where the row above covers it already. */
export type Spans = { readonly label: number; readonly heading: number };

const labelOf = (row: SheetRow): string | undefined => ('label' in row ? row.label : undefined);
const headingOf = (row: SheetRow): string | undefined =>
  'cells' in row && row.cells.length === 3 ? `${row.label}/${String(row.cells[0])}` : undefined;

/** Joins equal labels, and within them equal headings, of rows that follow each other. `heights`: printed rows of each row. */
export function rowSpans(rows: readonly SheetRow[], heights: readonly number[] = rows.map(() => 1)): readonly Spans[] {
  return rows.map((_, at) => ({
    label: runAt(rows, at, labelOf, heights),
    heading: runAt(rows, at, headingOf, heights),
  }));
}

function runAt(
  rows: readonly SheetRow[],
  at: number,
  name: (row: SheetRow) => string | undefined,
  heights: readonly number[],
): number {
  const own = name(rows[at] as SheetRow);
  const before = rows[at - 1];
  if (own === undefined || (before && name(before) === own)) return 0;
  let covered = heights[at] ?? 1;
  for (let next = at + 1; next < rows.length && name(rows[next] as SheetRow) === own; next += 1)
    covered += heights[next] ?? 1;
  return covered;
}
