import { describe, expect, it } from 'vitest';
import type { PrintedCell, PrintedPage, PrintedRow } from './print-sheet.rules.ts';
import { freePlaces, slicePage } from './slice-page.rules.ts';

const cell = (heading: boolean, rows = 1): PrintedCell => ({ lines: [], heading, span: 1, rows });
const titles: PrintedRow = { cells: [cell(true), cell(true)] };
const answers: PrintedRow = { cells: [cell(true), cell(false)] };
const table = (...rows: readonly PrintedRow[]): PrintedPage => ({
  blocks: [{ kind: 'table', widths: [50, 50], rows }],
});

describe('a new page', () => {
  it('does not leave the titles of a table behind', () =>
    expect(freePlaces(table(answers, titles, answers, answers))).toEqual([true, true, false, true]));
  it('does not leave a title behind', () =>
    expect(freePlaces({ blocks: [{ kind: 'title', text: '续' }, { kind: 'cut' }] })).toEqual([true, false]));
  it('does not begin where an answer of an earlier row reaches', () =>
    expect(freePlaces(table({ cells: [cell(false, 2), cell(false)] }, { cells: [cell(false)] }, answers))).toEqual([
      true,
      false,
      true,
    ]));
  it('divides a table between its rows', () =>
    expect(slicePage(table(answers, titles, answers), [1]).map(({ blocks }) => blocks[0])).toEqual([
      { kind: 'table', widths: [50, 50], rows: [answers] },
      { kind: 'table', widths: [50, 50], rows: [titles, answers] },
    ]));
});
