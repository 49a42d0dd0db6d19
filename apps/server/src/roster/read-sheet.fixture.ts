import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import readXlsxFile from 'read-excel-file/node';

/** The first sheet of a workbook as another reader sees it; blanks at the end of a row are left out. */
export async function readTestSheet(bytes: Uint8Array): Promise<readonly (readonly unknown[])[]> {
  const [sheet] = await readXlsxFile(Buffer.from(bytes));
  return (sheet?.data ?? []).map((row) => row.slice(0, row.findLastIndex((cell) => cell !== null) + 1));
}

/** Does something with a file of these bytes that is gone afterwards. */
export async function withFile<Value>(bytes: Uint8Array, work: (path: string) => Promise<Value>): Promise<Value> {
  const folder = await mkdtemp(join(tmpdir(), 'gongwei-file-'));
  try {
    const path = join(folder, 'file.xlsx');
    await writeFile(path, bytes);
    return await work(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
