import type { SheetText } from '@gongwei/domain/organisation';
import { fail, ok, type Result } from '@gongwei/domain/shared';
import { isChildEnded, startChild } from '../shared/child-program.ts';
import { bytesSource } from '../uploads/byte-source.ts';
import { openZip } from '../uploads/zip-archive.ts';
import { sheetCells, type SheetCells } from './sheet-cells.ts';
import { SHEET_COLUMNS, SHEET_ROWS, sheetTooLarge } from './sheet-size.ts';

/** A tree of two thousand institutions takes a tenth of it. */
export const SHEET_BYTES = 1024 * 1024;
const UNPACKED_BYTES = 16 * 1024 * 1024;
/** What unpacks to more is read beside the server: it takes long, and the library unpacks larger parts in threads. */
const READ_HERE = 256 * 1024;
const LIMITS = { memory: 384, patience: 60_000, processor: 180 } as const;

/** Reads the first sheet of a small .xlsx, or a .csv as Excel writes it (UTF-8 or the Chinese code page). `only`: what it should hold. The failure is a sentence. */
export async function readSheet(bytes: Uint8Array, only = '机构名册'): Promise<Result<SheetText, string>> {
  if (bytes.length === 0) return fail('文件是空的，请重新选择');
  if (bytes.length > SHEET_BYTES) return fail(`文件超过 1 MB，请只保留${only}`);
  const head = Buffer.from(bytes.subarray(0, 8));
  if (head.readUIntBE(0, Math.min(4, head.length)) === 0xd0cf11e0)
    return fail('请在 Excel 或 WPS 中“另存为”没有密码的 .xlsx 或 .csv 后再上传');
  return head.toString('latin1', 0, 2) === 'PK' ? readWorkbook(bytes, only) : readText(bytes);
}

async function readWorkbook(bytes: Uint8Array, only: string): Promise<Result<SheetText, string>> {
  const archive = await openZip(bytesSource(bytes));
  if (!archive.ok) return archive;
  const unpacked = archive.value.reduce((sum, { unpackedBytes }) => sum + unpackedBytes, 0);
  if (unpacked > UNPACKED_BYTES) return fail(`文件解压后过大，请只保留${only}`);
  if (!archive.value.some(({ path }) => path === 'xl/workbook.xml')) return fail('这不是 Excel 工作簿（.xlsx）');
  try {
    const tooLarge = await sheetTooLarge(archive.value);
    if (tooLarge !== undefined) return fail(tooLarge);
    return storable(await (unpacked > READ_HERE ? cellsBeside(bytes) : sheetCells(bytes)));
  } catch (error) {
    if (isChildEnded(error)) return fail('读取文件的程序意外中断，请重新上传；仍然中断时，请把表拆成几份');
    return fail('文件已损坏，无法读取，请用 Excel 或 WPS 打开并另存后再上传');
  }
}

/** Nothing is left out in silence, and no text goes on that no database takes. */
function storable(rows: SheetText): Result<SheetText, string> {
  if (rows.length > SHEET_ROWS + 1) return fail(`表中超过 ${SHEET_ROWS} 行，请拆分后分次导入`);
  const broken = rows.findIndex((cells) => cells.some((text) => text.includes('\0') || !text.isWellFormed()));
  return broken < 0 ? ok(rows) : fail(`第 ${broken + 1} 行有无法保存的字符，请重新输入这一行后再上传`);
}

async function cellsBeside(bytes: Uint8Array): Promise<SheetCells> {
  const child = startChild('organisation/sheet-process', undefined, LIMITS);
  try {
    return await child.ask<SheetCells>(bytes);
  } finally {
    await child.end();
  }
}

function readText(bytes: Uint8Array): Result<SheetText, string> {
  if (bytes.includes(0)) return fail('这不是 .xlsx 或 .csv 文件');
  const text = decoded(bytes);
  return text === undefined ? fail('无法识别文件的文字编码，请另存为 .xlsx 后再上传') : storable(readCsv(text));
}

/** Excel saves .csv in the code page of Windows unless it is told otherwise. */
function decoded(bytes: Uint8Array): string | undefined {
  for (const encoding of ['utf-8', 'gb18030']) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      // The next one.
    }
  }
  return undefined;
}

/** RFC 4180, with commas, semicolons or tabs, whichever the first line has most of. */
function readCsv(text: string): SheetText {
  const firstLine = text.split('\n', 1)[0] ?? '';
  const separator = [',', ';', '\t', '，'].toSorted((a, b) => firstLine.split(b).length - firstLine.split(a).length)[0];
  const rows: string[][] = [[]];
  let cell = '';
  let quoted = false;
  const endCell = (): void => {
    if ((rows.at(-1)?.length ?? 0) < SHEET_COLUMNS) rows.at(-1)?.push(cell.trim());
    cell = '';
  };
  for (let at = 0; at < text.length && rows.length <= SHEET_ROWS + 1; at += 1) {
    const sign = text[at] as string;
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') cell += text[(at += 1)];
      else quoted = false;
    } else if (sign === '"' && cell.trim() === '') quoted = true;
    else if (sign === separator) endCell();
    else if (sign === '\n') {
      endCell();
      rows.push([]);
    } else if (sign !== '\r') cell += sign;
  }
  endCell();
  return rows;
}
