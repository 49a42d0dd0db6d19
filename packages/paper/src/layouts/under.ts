import type { GridCell, SheetRow } from '../sheet-layout.ts';
import { grid, h, v } from './build.ts';

/** Rows of a grid that share a heading in the leftmost column; it runs downwards where it has room for that. */
export const under = (
  heading: string | readonly string[],
  ...rows: readonly (readonly GridCell[])[]
): readonly SheetRow[] =>
  rows.map((cells, at) =>
    grid(
      ...(at > 0
        ? []
        : [rows.length > 2 && typeof heading === 'string' ? v(heading, 1, rows.length) : h(heading, 1, rows.length)]),
      ...cells,
    ),
  );
