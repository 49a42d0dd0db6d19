import type { GridCell, SheetRow } from '../sheet-layout.ts';

type Words = string | readonly string[];

const cell = (words: Words, span: number, rows: number): GridCell => ({
  lines: typeof words === 'string' ? [words] : words,
  ...(span > 1 ? { span } : {}),
  ...(rows > 1 ? { rows } : {}),
});

/** A printed heading: centred words. */
export const h = (words: Words, span = 1, rows = 1): GridCell => ({ ...cell(words, span, rows), heading: true });
/** A cell of answers: lines with fill-ins. */
export const c = (lines: Words, span = 1, rows = 1): GridCell => cell(lines, span, rows);
/** A printed heading whose words run downwards. */
export const v = (words: Words, span = 1, rows = 1): GridCell => ({ ...h(words, span, rows), vertical: true });
/** A row that says all its cells. */
export const grid = (...cells: readonly GridCell[]): SheetRow => ({ grid: cells });
/** A row in the pattern of the check-up: label, then item and content. */
export const row = (label: string, ...cells: readonly Words[]): SheetRow => ({ label, cells });
/** A row that is left out where none of these fields is answered: sheets that go home show no empty lines. */
export const answered = (one: SheetRow, ...keys: readonly string[]): SheetRow => ({ ...one, ifAnswered: keys });
/** A table, or a page that is one; `widths` of its columns in per cent. */
export const page = (
  widths: readonly number[],
  ...rows: readonly SheetRow[]
): { readonly widths: readonly number[]; readonly rows: readonly SheetRow[] } => ({ widths, rows });
