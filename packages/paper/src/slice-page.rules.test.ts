import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyCell, headingCell } from './print-cells.rules.ts';
import type { PrintedCell, PrintedPage, PrintedRow } from './print-sheet.rules.ts';
import { freePlaces, slicePage, tableWidths, unitsOf } from './slice-page.rules.ts';

const COLUMNS = 3;
const words = (text: string): PrintedCell => ({ ...emptyCell(COLUMNS - 1), lines: [[{ kind: 'text', text }]] });

/** A table of groups: a label over all rows of its group, and one answer a row. */
const tableOf = (groups: readonly number[]): PrintedPage => {
  const rows = groups.flatMap((count, group) =>
    Array.from({ length: count }, (_, at): PrintedRow => ({
      cells: [...(at === 0 ? [headingCell(`G${group}`, 1, count)] : []), words(`${group}.${at}`)],
    })),
  );
  return { blocks: [{ kind: 'table', widths: [20, 40, 40], rows }] };
};
const rowsIn = ({ blocks }: PrintedPage): readonly PrintedRow[] =>
  blocks.flatMap((block) => (block.kind === 'table' ? block.rows : []));
const textsIn = (page: PrintedPage, heading: boolean): readonly string[] =>
  rowsIn(page)
    .flatMap(({ cells }) => cells)
    .filter((cell) => cell.heading === heading)
    .flatMap(({ lines }) => lines.flat().flatMap((piece) => (piece.kind === 'text' ? [piece.text] : [])));

describe('a page that runs over', () => {
  it('repeats the label of a group, and no answer', () => {
    const parts = slicePage(tableOf([3, 1]), [2]);
    expect(parts.map((part) => textsIn(part, true))).toEqual([['G0'], ['G0', 'G1']]);
    expect(parts.map((part) => textsIn(part, false))).toEqual([
      ['0.0', '0.1'],
      ['0.2', '1.0'],
    ]);
  });
  it('prints the titles of columns again above the rows that go on', () => {
    const header: PrintedRow = { cells: [headingCell('titles', COLUMNS)] };
    const rows = [header, ...['a', 'b', 'c'].map((text) => ({ cells: [headingCell(''), words(text)], header }))];
    const [, onward] = slicePage({ blocks: [{ kind: 'table', widths: [20, 40, 40], rows }] }, [2]);
    expect(onward && textsIn(onward, true)).toEqual(['titles']);
    expect(onward && tableWidths(rowsIn(onward), COLUMNS)).toEqual([3, 3, 3]);
  });
  it('keeps what is no table whole', () => {
    const page: PrintedPage = { blocks: [{ kind: 'title', text: 'A' }, ...tableOf([2]).blocks, { kind: 'cut' }] };
    expect(unitsOf(page)).toBe(4);
    expect(slicePage(page, [3]).map(({ blocks }) => blocks.map(({ kind }) => kind))).toEqual([
      ['title', 'table'],
      ['cut'],
    ]);
  });
  it('covers every row from edge to edge and loses no answer, wherever it is divided', () => {
    const groups = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(groups, fc.infiniteStream(fc.boolean()), (counts, coins) => {
        const page = tableOf(counts);
        const breaks = Array.from({ length: unitsOf(page) - 1 }, (_, at) => at + 1).filter(
          () => coins.next().value === true,
        );
        const parts = slicePage(page, breaks);
        for (const part of parts) expect(new Set(tableWidths(rowsIn(part), COLUMNS))).toEqual(new Set([COLUMNS]));
        expect(parts.flatMap((part) => textsIn(part, false))).toEqual(textsIn(page, false));
      }),
    );
  });
});

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
