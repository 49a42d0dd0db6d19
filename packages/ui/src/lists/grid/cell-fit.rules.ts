import type { CellValue, Column } from '@gongwei/domain/lists';
import { cellText, overdueDays, type CellLabels } from './cell-text.rules.ts';

/** Letters of a cell; those of names are larger and bold. Pixels. */
const [LETTER, NAME] = [13, 16];
/** What stands beside the words: padding of the cell, the sign of a state, the edges of a chip. Pixels. */
const [PADDING, SIGN, CHIP] = [20, 16, 20];
/** Parts of a letter's height: Chinese is as wide as high. */
const [WIDE, CAPITAL, NARROW] = [1, 0.9, 0.62];

/** Rather more than a browser needs for it. Pixels. */
function widthOfText(text: string, letter = LETTER): number {
  let width = 0;
  for (const sign of text)
    width += (sign > '\u2000' || sign === '…' ? WIDE : /[A-Zmw%@]/.test(sign) ? CAPITAL : NARROW) * letter;
  return width;
}

/**
 * Whether a value stands whole in a column of `width` pixels. What may be cut off is a piece of its own to the browser, which it sorts
 * in each frame of a scroll: only what needs it is one. Errs to `false`.
 */
export function fits(
  column: Column,
  value: CellValue | undefined,
  text: string,
  width: number,
  given: CellLabels,
): boolean {
  return wanted(column, value, text, given) + PADDING <= width;
}

function wanted(column: Column, value: CellValue | undefined, text: string, given: CellLabels): number {
  switch (column.cell) {
    case 'progress':
      return Number.POSITIVE_INFINITY;
    case 'person':
      return widthOfText(text, NAME);
    case 'state':
      return SIGN + widthOfText(text);
    case 'choices':
      return (Array.isArray(value) ? value : [value ?? '']).reduce<number>(
        (sum, code) => sum + CHIP + widthOfText(cellText(column, [String(code)], given)),
        0,
      );
    case 'day':
      return widthOfText(text) + (overdueDays(column, value, given) > 0 ? CHIP + widthOfText('逾期 1000 天') : 0);
    default:
      return widthOfText(text);
  }
}
