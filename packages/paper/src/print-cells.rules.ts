import type { PrintedCell, PrintedLine } from './print-sheet.rules.ts';

export const textLine = (words: string): PrintedLine => (words === '' ? [] : [{ kind: 'text', text: words }]);

/** A cell of printed words. */
export const headingCell = (words: string, span = 1, rows = 1): PrintedCell => ({
  lines: [textLine(words)],
  heading: true,
  span,
  rows,
});

/** A cell without anything. */
export const emptyCell = (span: number): PrintedCell => ({ lines: [], heading: false, span, rows: 1 });
