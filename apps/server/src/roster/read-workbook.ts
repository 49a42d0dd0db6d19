import { open, readFile } from 'node:fs/promises';
import {
  readRosterHeader,
  rosterLayoutOf,
  type RememberedHeadings,
  type RosterCell,
  type RosterHeader,
} from '@gongwei/domain/resident';
import { fail, ok, type Result } from '@gongwei/domain/shared';
import { fileSource } from '../uploads/byte-source.ts';
import { ROSTER_FILE_MESSAGES as say, ROSTER_LIMITS } from './roster-limits.ts';
import { sheetRows, type SheetRow } from './sheet-rows.ts';
import { readWorkbookParts, type WorkbookParts } from './workbook-parts.ts';
import { openZip, sentenceOf, type ZipEntry } from '../uploads/zip-archive.ts';

/** The sheet of a workbook that is a roster: its headings, and all its rows, those above the header included. */
export type RosterSheet = RosterHeader & { readonly date1904: boolean; rows(): AsyncGenerator<SheetRow> };

/**
 * Finds the first sheet that looks like a roster, else the first one with headings that somebody can explain. The failure is a sentence for
 * the user. Rows are read as they are asked for; reading them throws a `ZipTrouble`. Meant for a worker: it takes its time.
 */
export async function readRosterWorkbook(
  path: string,
  remembered: RememberedHeadings = {},
): Promise<Result<RosterSheet, string>> {
  const wrong = await refusalOf(path);
  if (wrong !== undefined) return fail(wrong);
  const archive = await openZip(fileSource(path));
  if (!archive.ok) return archive;
  try {
    const parts = await readWorkbookParts(archive.value);
    let found: RosterSheet | undefined;
    let problem: string = say.noRows;
    for (const sheet of parts.sheets) {
      const header = readRosterHeader(await topOf(sheet, parts), remembered);
      if (!header.ok) {
        if (sheet === parts.sheets[0]) problem = header.failure;
        continue;
      }
      const one = { ...header.value, date1904: parts.date1904, rows: () => sheetRows(sheet, parts) };
      if (rosterLayoutOf(one).ok) return ok(one);
      found ??= one;
    }
    return found ? ok(found) : fail(problem);
  } catch (error) {
    return fail(sentenceOf(error));
  }
}

/** The top rows of a sheet by their place, for the header. */
async function topOf(sheet: ZipEntry, parts: WorkbookParts): Promise<readonly (readonly RosterCell[])[]> {
  const top: (readonly RosterCell[])[] = Array.from({ length: 20 }, () => []);
  for await (const { row, cells } of sheetRows(sheet, parts)) {
    if (row > top.length) break;
    top[row - 1] = cells;
  }
  return top;
}

/** By the first bytes: an old workbook, a locked one (both OLE files), a text file, or no file at all. */
async function refusalOf(path: string): Promise<string | undefined> {
  const file = await open(path);
  const head = Buffer.alloc(4096);
  const { bytesRead } = await file.read(head, 0, head.length, 0);
  const { size } = await file.stat();
  await file.close();
  const begin = head.subarray(0, bytesRead);
  if (size === 0) return say.empty;
  if (size > ROSTER_LIMITS.fileBytes) return say.tooLarge;
  if (begin.readUIntBE(0, Math.min(4, bytesRead)) === 0xd0cf11e0)
    return (await readFile(path)).includes(Buffer.from('EncryptedPackage', 'utf16le')) ? say.encrypted : say.xls;
  if (begin.toString('latin1', 0, 2) === 'PK') return undefined;
  return begin.includes(0) ? say.notWorkbook : /[,\t;]/.test(begin.toString('latin1')) ? say.csv : say.notWorkbook;
}
