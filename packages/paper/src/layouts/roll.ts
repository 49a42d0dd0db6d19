import type { SheetBlock, SheetRow } from '../sheet-layout.ts';
import { grid, h } from './build.ts';

type Column = readonly [key: string, title: string, width?: number];

/** The share of a column that says none. */
const WIDTH = 9;

/** A row that names what follows, over the whole table. */
export const heading = (words: string, columns: number): SheetRow => grid({ ...h(words, columns), align: 'left' });

/** A table of a roll or a report: its name, its columns, and at least so many rows. The rows have a number or name of their own first. */
export const roll = (
  words: string,
  table: string,
  rows: number,
  ...columns: readonly Column[]
): Extract<SheetBlock, { readonly rows: readonly SheetRow[] }> => ({
  widths: [100],
  rows: [
    heading(words, 1),
    {
      label: '',
      table,
      rows,
      plain: true,
      columns: columns.map(([key, title, width = WIDTH]) => [key, title, width] as const),
    },
  ],
});
