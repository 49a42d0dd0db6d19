import type { SheetLayout, VisitLayout } from './sheet-layout.ts';

const QUADRANTS = ['UpperLeft', 'UpperRight', 'LowerLeft', 'LowerRight'];

/** Field keys that a line of a layout names. */
const keysOfLine = (line: string): readonly string[] => [
  ...[...line.matchAll(/\{(\w+)[^}]*\}|\[(\w+)\]|<(\w+)>/g)].map((match) => match[1] ?? match[2] ?? match[3] ?? ''),
  ...[...line.matchAll(/@(\w+):/g)].map((match) => match[1] ?? ''),
  ...[...line.replace(/@[^@]+@/g, '').matchAll(/#(\w+)/g)].flatMap((match) =>
    QUADRANTS.map((at) => `${match[1]}${at}`),
  ),
];

/** All field keys a sheet prints; the free texts of choices come with their choice. */
export const keysOfSheet = (layout: SheetLayout): readonly string[] =>
  layout.pages.flatMap((page) => [
    ...(page.heading ?? []).flatMap(keysOfLine),
    ...page.rows.flatMap((row) =>
      'table' in row
        ? [row.table]
        : row.cells.flatMap((cell) => (typeof cell === 'string' ? keysOfLine(cell) : cell.flatMap(keysOfLine))),
    ),
  ]);

export const keysOfVisits = (layout: VisitLayout): readonly string[] => [
  ...layout.rows.flatMap((row) => row.cell.flatMap(keysOfLine)),
  ...(layout.medications ? [layout.medications.table] : []),
];
