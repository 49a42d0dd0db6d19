import type { ZipEntry } from '../uploads/zip-archive.ts';
import { placeOf, ROW_OR_CELL, SHEETS } from './placed-cells.ts';

/** What is read of a sheet: more would be nobody's list. */
export const SHEET_ROWS = 5_000;
export const SHEET_COLUMNS = 50;
/** Beyond ZZ lies no column of a list; what reads the sheet keeps a place for each column up to the last. */
const COLUMN_LETTERS = 2;
/** Columns up to ZZ. */
const COLUMNS_MOST = 702;
const MOST_TAGS = 1_000_000;

const COLUMNS_TOO_MANY = '表的列太多，请只保留模板中的列，另存后再上传';
const ROWS_TOO_MANY = `表中超过 ${SHEET_ROWS} 行，请删去多余的行（空行也算），或拆分后分次导入`;

/**
 * Whether a workbook is larger than it looks, in a sentence. What reads it makes a place for every row and column up to the last one and takes
 * long for each: a file of 100 kB with a million rows kept the server busy for half a minute, and one row with a high number would fill its
 * memory. Each part is unpacked on the way. @throws {ZipTrouble} where one is longer than it says.
 */
export async function sheetTooLarge(entries: readonly ZipEntry[]): Promise<string | undefined> {
  let tags = 0;
  for (const entry of entries) {
    let text = '';
    for await (const piece of entry.text()) {
      tags += piece.split('<').length - 1;
      if (tags > MOST_TAGS) return ROWS_TOO_MANY;
      if (entry.path.startsWith(SHEETS)) text += piece;
    }
    const trouble = placesTrouble(text);
    if (trouble !== undefined) return trouble;
  }
  return undefined;
}

/** What is wrong with the places of rows and cells. */
function placesTrouble(text: string): string | undefined {
  // Cells that say no place follow each other.
  let [rows, cells] = [0, 0];
  for (const [, , name, attributes = ''] of text.matchAll(ROW_OR_CELL)) {
    [rows, cells] = name === 'row' ? [rows + 1, 0] : [rows, cells + 1];
    if (cells > COLUMNS_MOST) return COLUMNS_TOO_MANY;
    if (rows > SHEET_ROWS) return ROWS_TOO_MANY;
    const place = placeOf(attributes);
    const trouble = place === undefined ? undefined : placeTrouble(place);
    if (trouble !== undefined) return trouble;
  }
  return undefined;
}

/** `B7`, or `7` of a row. What is written in any other way is nothing a program writes. */
function placeTrouble(place: string): string | undefined {
  const [, letters, digits] = place.match(/^([A-Za-z]*)(\d+)$/) ?? [];
  if (letters === undefined || letters.length > COLUMN_LETTERS) return COLUMNS_TOO_MANY;
  return Number(digits) > SHEET_ROWS ? ROWS_TOO_MANY : undefined;
}
