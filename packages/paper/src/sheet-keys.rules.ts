import type {
  PaperLayout,
  ReportLayout,
  SheetBlock,
  SheetLayout,
  SheetPage,
  SheetRow,
  VisitLayout,
} from './sheet-layout.ts';

const QUADRANTS = ['UpperLeft', 'UpperRight', 'LowerLeft', 'LowerRight'];

/** Field keys that a line of a layout names. Facts are none: their names have a dot. */
export const keysOfLine = (line: string): readonly string[] => [
  ...[...line.matchAll(/\{([\w.]+)[^}]*\}|\[(\w+)!?\]|<(\w+)>|~(\w+)[=/]/g)]
    .map((match) => match[1] ?? match[2] ?? match[3] ?? match[4] ?? '')
    .filter((key) => !key.includes('.') && key !== 'today'),
  ...[...line.matchAll(/@(\w+):/g)].map((match) => match[1] ?? ''),
  ...[...line.replace(/@[^@]+@/g, '').matchAll(/#(\w+)/g)].flatMap((match) =>
    QUADRANTS.map((at) => `${match[1]}${at}`),
  ),
];

const keysOfRow = (row: SheetRow): readonly string[] => {
  if ('table' in row) return [row.table];
  return ('grid' in row ? row.grid.map(({ lines }) => lines) : row.cells).flat().flatMap(keysOfLine);
};

const keysOfBlock = (block: SheetBlock): readonly string[] => {
  if ('rows' in block) return block.rows.flatMap(keysOfRow);
  if ('drawing' in block) return block.prints ?? [];
  return 'paragraphs' in block ? block.paragraphs.flatMap(keysOfLine) : [];
};

/** All field keys that blocks print. */
export const keysOfBlocks = (blocks: readonly SheetBlock[] = []): readonly string[] => blocks.flatMap(keysOfBlock);

const keysOfPage = (page: SheetPage): readonly string[] =>
  'blocks' in page
    ? page.blocks.flatMap(keysOfBlock)
    : [...(page.heading ?? []).flatMap(keysOfLine), ...page.rows.flatMap(keysOfRow)];

/** All field keys a sheet prints; the free texts of choices come with their choice. */
export const keysOfSheet = (layout: SheetLayout): readonly string[] => layout.pages.flatMap(keysOfPage);

export const keysOfVisits = ({
  stages,
  rows,
  closing = [],
  medications,
  conclusion,
  back,
}: VisitLayout): readonly string[] => [
  ...(stages ? [stages.field] : []),
  ...[...rows, ...closing].flatMap((row) => [row.cell, ...(row.cells ?? [])].flat().flatMap(keysOfLine)),
  ...(medications ? [medications.table] : []),
  ...keysOfBlocks(back),
  ...(conclusion ? [conclusion.of, ...conclusion.cell.flatMap(keysOfLine)] : []),
];

/** What a report prints elsewhere than among its items. */
export const keysAsideOf = ({ above, below, words = [], pictures = [] }: ReportLayout): readonly string[] => [
  ...keysOfBlocks(above),
  ...keysOfBlocks(below),
  ...words,
  ...pictures,
];

/** Field keys that a layout names; none for reports, which print what the form has. */
export function keysOfLayout(layout: PaperLayout): readonly string[] {
  if (layout.kind === 'sheet') return keysOfSheet(layout);
  return layout.kind === 'visits' ? keysOfVisits(layout) : [...keysAsideOf(layout), ...(layout.leaveOut ?? [])];
}
