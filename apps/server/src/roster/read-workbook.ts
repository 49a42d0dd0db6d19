import { findRosterLayout, type RosterCell, type RosterLayout } from '@gongwei/domain/resident';
import { fail, ok, type Result } from '@gongwei/domain/shared';
import readXlsxFile from 'read-excel-file/node';
import { ROSTER_FILE_MESSAGES as say, ROSTER_LIMITS } from './roster-limits.ts';
import { positionOf, unreadableCellsBySheet, type UnreadableCells } from './unreadable-cells.ts';
import { openZip } from './zip-archive.ts';

/** Row 0 of `rows` is row 1 of the sheet, empty rows included. */
export type RosterSheet = { readonly rows: readonly (readonly RosterCell[])[]; readonly layout: RosterLayout };

/** Reads the first sheet that looks like a roster. The failure is a sentence for the user. Meant for a worker: it takes its time. */
export async function readRosterWorkbook(bytes: Uint8Array): Promise<Result<RosterSheet, string>> {
  const wrong = refusalOf(bytes);
  if (wrong !== undefined) return fail(wrong);
  const archive = openZip(bytes);
  if (!archive.ok) return archive;
  if (!archive.value.some((entry) => entry.path === 'xl/workbook.xml')) return fail(say.notWorkbook);
  const sheets = await readSheets(bytes);
  if (!sheets.ok) return sheets;
  const unreadable = unreadableCellsBySheet(archive.value);
  let problem: string = say.noRows;
  for (const [at, data] of sheets.value.entries()) {
    const rows = withUnreadable(data, unreadable[at]);
    const layout = findRosterLayout(rows);
    if (layout.ok) {
      if (rows.length - 1 - layout.value.headerRow > ROSTER_LIMITS.rows) return fail(say.tooManyRows);
      return rows.length - 1 > layout.value.headerRow ? ok({ rows, layout: layout.value }) : fail(say.noRows);
    }
    if (at === 0) problem = layout.failure;
  }
  return fail(problem);
}

/** By the first bytes: an old workbook, a locked one (both OLE files), a text file, or no file at all. */
function refusalOf(bytes: Uint8Array): string | undefined {
  if (bytes.length === 0) return say.empty;
  if (bytes.length > ROSTER_LIMITS.fileBytes) return say.tooLarge;
  const head = Buffer.from(bytes.subarray(0, 4096));
  if (head.readUIntBE(0, Math.min(4, head.length)) === 0xd0cf11e0)
    return Buffer.from(bytes).includes(Buffer.from('EncryptedPackage', 'utf16le')) ? say.encrypted : say.xls;
  if (head.toString('latin1', 0, 2) === 'PK') return undefined;
  return head.includes(0) ? say.notWorkbook : /[,\t;]/.test(head.toString('latin1')) ? say.csv : say.notWorkbook;
}

async function readSheets(bytes: Uint8Array): Promise<Result<readonly RosterCell[][][], string>> {
  try {
    // Numbers stay text: 18 digits do not fit a binary number.
    const sheets = await readXlsxFile<RosterCell>(Buffer.from(bytes), {
      parseNumber: (digits) => ({ kind: 'number', digits }),
    });
    return ok(
      sheets.map((sheet) =>
        (sheet.data as readonly (readonly unknown[])[]).map((row) => row.slice(0, ROSTER_LIMITS.columns).map(cellOf)),
      ),
    );
  } catch {
    return fail(say.damaged);
  }
}

function cellOf(value: unknown): RosterCell {
  if (value === null || value === undefined) return undefined;
  if (value instanceof Date)
    return Number.isNaN(value.getTime()) ? undefined : { kind: 'date', day: value.toISOString().slice(0, 10) };
  return typeof value === 'boolean' ? { kind: 'boolean', value } : (value as RosterCell);
}

function withUnreadable(rows: RosterCell[][], marks: UnreadableCells = new Map()): readonly (readonly RosterCell[])[] {
  for (const [address, cell] of marks) {
    const [row, column] = positionOf(address);
    if (column >= ROSTER_LIMITS.columns || row >= ROSTER_LIMITS.rows + 100) continue;
    while (rows.length <= row) rows.push([]);
    rows[row]![column] = cell;
  }
  return rows;
}
