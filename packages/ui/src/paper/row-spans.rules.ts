import type { SheetRow } from './sheet-layout.ts';

/** How many rows a cell of the left columns covers; 0 where the row above covers it already. */
export type Spans = { readonly label: number; readonly heading: number };

const headingOf = (row: SheetRow): string | undefined =>
  'cells' in row && row.cells.length === 3 ? String(row.cells[0]) : undefined;

/** Joins equal labels, and within them equal headings, of rows that follow each other. */
export function rowSpans(rows: readonly SheetRow[]): readonly Spans[] {
  return rows.map((row, at) => ({
    label: runAt(rows, at, (one) => one.label),
    heading:
      headingOf(row) === undefined
        ? 0
        : runAt(rows, at, (one) => (headingOf(one) === undefined ? undefined : `${one.label}/${headingOf(one)}`)),
  }));
}

function runAt(rows: readonly SheetRow[], at: number, name: (row: SheetRow) => string | undefined): number {
  const own = name(rows[at] as SheetRow);
  const before = rows[at - 1];
  if (before && name(before) === own) return 0;
  let end = at + 1;
  for (let next = rows[end]; next && name(next) === own; next = rows[end]) end += 1;
  return end - at;
}
