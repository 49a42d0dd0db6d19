import { dayOfWorkbook, type RosterCell } from '@gongwei/domain/resident';
import { ROSTER_FILE_MESSAGES as say, ROSTER_LIMITS } from './roster-limits.ts';
import type { WorkbookParts } from './workbook-parts.ts';
import { xmlEvents } from './xml-events.ts';
import { zipTrouble, type ZipEntry } from '../uploads/zip-archive.ts';

/** A row of a sheet by its number, from 1. */
export type SheetRow = { readonly row: number; readonly cells: readonly RosterCell[] };

const LAST_ROW = 1_048_576;

/** Rows with something in them in the sheet's order, and the empty ones between. @throws {ZipTrouble} */
export async function* sheetRows(sheet: ZipEntry, parts: WorkbookParts): AsyncGenerator<SheetRow> {
  const ready: SheetRow[] = [];
  let [row, cells, counted, shown] = [0, [] as RosterCell[], 0, 0];
  let [column, type, style, value, inValue, formula, valued] = [-1, 'n', '', '', false, false, false];
  const beginCell = (attribute: (name: string) => string | undefined): void => {
    column = columnOf(attribute('r')) ?? column + 1;
    [type, style, value, formula, valued] = [attribute('t') ?? 'n', attribute('s') ?? '', '', false, false];
    counted += 1;
    if (counted > ROSTER_LIMITS.cells) throw zipTrouble(say.bomb);
  };
  const endCell = (): void => {
    if (column >= ROSTER_LIMITS.columns) return;
    // A formula may come to an empty text; without a value it was never worked out.
    const lost = formula && value === '' && !(valued && type === 'str');
    const cell = lost ? LOST : cellOf(type, value, Boolean(parts.showsDay[Number(style)]), parts);
    if (cell === undefined) return;
    while (cells.length < column) cells.push(undefined);
    cells[column] = cell;
  };
  const endRow = (): void => {
    if (cells.length === 0) return;
    if (row - shown - 1 <= ROSTER_LIMITS.gap)
      for (let empty = shown + 1; empty < row; empty += 1) ready.push({ row: empty, cells: [] });
    ready.push({ row, cells });
    shown = row;
  };
  const events = xmlEvents(sheet.text(), {
    open(name, attribute) {
      if (name === 'row') {
        const next = Number(attribute('r') ?? row + 1);
        if (!Number.isInteger(next) || next <= row || next > LAST_ROW) throw zipTrouble(say.damaged);
        [row, cells, column] = [next, [], -1];
      } else if (name === 'c') beginCell(attribute);
      else if (name === 'f') formula = true;
      inValue = name === 'v' || (name === 't' && type === 'inlineStr');
      if (inValue) valued = true;
    },
    text: (piece) => void (inValue && (value = (value + piece).slice(0, ROSTER_LIMITS.cellText))),
    close(name) {
      inValue = false;
      if (name === 'c') endCell();
      if (name === 'row') endRow();
    },
  });
  for await (const _ of events) {
    yield* ready;
    ready.length = 0;
  }
}

/** Column from 0 of an address such as `AB12`. */
export function columnOf(address: string | undefined): number | undefined {
  const letters = /^([A-Z]{1,3})\d+$/.exec(address ?? '')?.[1];
  if (letters === undefined) return undefined;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

const LOST: RosterCell = { kind: 'uncalculated' };

function cellOf(type: string, value: string, showsDay: boolean, parts: WorkbookParts): RosterCell {
  if (type === 'e') return { kind: 'error', code: value || '#VALUE!' };
  if (value === '') return undefined;
  switch (type) {
    case 's':
      return parts.texts[Number(value)];
    case 'b':
      return { kind: 'boolean', value: value === '1' };
    case 'd':
      return { kind: 'date', day: value.slice(0, 10) };
    case 'n':
      return showsDay && Number(value) >= (parts.date1904 ? 0 : 1) && Number(value) < 2_958_466
        ? { kind: 'date', day: dayOfWorkbook(Number(value), parts.date1904) }
        : { kind: 'number', digits: value };
    default:
      return value;
  }
}
