// Unpacks in memory: the one for Node unpacks by streams, and of many a damaged file it never says that it is one.
import readXlsxFile from 'read-excel-file/universal';
import { placedCells } from './placed-cells.ts';
import { SHEET_COLUMNS } from './sheet-size.ts';

export type SheetCells = readonly (readonly string[])[];

/** The texts of the first sheet of a workbook. @throws where it is damaged */
export async function sheetCells(bytes: Uint8Array): Promise<SheetCells> {
  // Numbers stay text: codes of villages are twelve digits.
  const placed = Uint8Array.from(await placedCells(bytes)).buffer;
  const [first] = await readXlsxFile<string>(placed, { parseNumber: (digits) => digits });
  const rows = (first?.data ?? []) as readonly (readonly unknown[])[];
  return rows.map((row) => row.slice(0, SHEET_COLUMNS).map(textOf));
}

const textOf = (cell: unknown): string => (cell === null || cell === undefined ? '' : String(cell));
