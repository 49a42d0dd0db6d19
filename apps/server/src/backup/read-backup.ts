import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';
import { backupTrouble, damaged, FORMAT, isBackupTrouble, type Head, type Mark } from './backup-format.ts';
import { SEALED, unseal } from './sealed-stream.ts';
import { streamThrough } from './stream-through.ts';
import { sha256 } from './write-backup.ts';

/** What a backup holds, in its order. Rows come some at a time. Everything is checked against its sum before `done` comes. */
export type Piece =
  | Exclude<Mark, { readonly kind: 'end' }>
  /** `json`: rows as they lie in the file, a line each. */
  | { readonly kind: 'rows'; readonly table: string; readonly count: number; readonly json: string };

const ROWS_AT_ONCE = 5_000;
const BYTES_AT_ONCE = 1_000_000;
/** Of the unpacked text at once. */
const UNPACKED = { chunkSize: 256 * 1024 };
const [LINE_END, MARK] = [0x0a, 0x23];

/**
 * Reads a backup file. @throws {BackupTrouble} where there is none, it is no backup, is of a newer format, is cut off or
 * changed, or needs another passphrase.
 */
export async function* readBackup(path: string, passphrase?: string): AsyncGenerator<Piece> {
  try {
    yield* checked(linesOf(await plain(path, passphrase)));
  } catch (error) {
    throw readable(error, path);
  }
}

async function plain(path: string, passphrase: string | undefined): Promise<AsyncIterable<Buffer>> {
  const file = await open(path);
  const { buffer } = await file.read(Buffer.alloc(SEALED.length), 0, SEALED.length, 0).finally(() => file.close());
  const source = createReadStream(path, { highWaterMark: 256 * 1024 });
  if (!buffer.equals(SEALED)) {
    if (buffer[0] !== 0x1f || buffer[1] !== 0x8b) throw backupTrouble(`${path} 不是本系统的备份文件，请检查文件名。`);
    return streamThrough(source, createGunzip(UNPACKED));
  }
  if (!passphrase) throw backupTrouble('这份备份有口令保护：请用环境变量 GONGWEI_BACKUP_PASSPHRASE 给出口令后再试。');
  return streamThrough(unseal(source, passphrase), createGunzip(UNPACKED));
}

/** Lines with their ends. */
async function* linesOf(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest: Buffer[] = [];
  for await (const chunk of source) {
    let from = 0;
    for (let at = chunk.indexOf(LINE_END); at !== -1; at = chunk.indexOf(LINE_END, from)) {
      const end = chunk.subarray(from, at + 1);
      yield rest.length === 0 ? end : Buffer.concat([...rest, end]);
      rest = [];
      from = at + 1;
    }
    if (from < chunk.length) rest.push(chunk.subarray(from));
  }
  if (rest.length > 0) throw damaged('最后一行不完整');
}

async function* checked(lines: AsyncIterable<Buffer>): AsyncGenerator<Piece> {
  let head: Head | undefined;
  let table: { readonly name: string; readonly sum: ReturnType<typeof createHash>; rows: number } | undefined;
  let done = false;
  let total = 0;
  let batch: Buffer[] = [];
  let size = 0;
  for await (const line of lines) {
    if (done) throw damaged('结尾之后还有内容');
    if (line[0] !== MARK) {
      if (!table) throw damaged('记录不属于任何表');
      table.sum.update(line);
      table.rows += 1;
      batch.push(line);
      size += line.length;
      if (batch.length >= ROWS_AT_ONCE || size >= BYTES_AT_ONCE) {
        yield rowsOf(table.name, batch);
        batch = [];
        size = 0;
      }
      continue;
    }
    const mark = JSON.parse(line.toString('utf8', 1)) as Mark;
    if (!head) {
      head = headOf(mark);
      yield head;
      continue;
    }
    if (mark.kind === 'end') {
      if (!table || table.name !== mark.name) throw damaged('表的顺序不对');
      if (batch.length > 0) yield rowsOf(table.name, batch);
      [batch, size] = [[], 0];
      if (table.rows !== mark.rows || table.sum.digest('hex') !== mark.sha256)
        throw damaged(`表 ${mark.name} 校验不符`);
      total += table.rows;
      table = undefined;
      continue;
    }
    if (table) throw damaged(`表 ${table.name} 没有结束`);
    if (mark.kind === 'file' && sha256(Buffer.from(mark.content, 'base64')) !== mark.sha256)
      throw damaged(`文件 ${mark.name} 校验不符`);
    if (mark.kind === 'table') table = { name: mark.name, sum: createHash('sha256'), rows: 0 };
    if (mark.kind === 'done') {
      if (mark.rows !== total) throw damaged('记录总数不符');
      done = true;
    }
    yield mark;
  }
  if (!done) throw damaged('文件被截断');
}

const rowsOf = (table: string, lines: readonly Buffer[]): Piece => ({
  kind: 'rows',
  table,
  count: lines.length,
  json: Buffer.concat(lines).toString('utf8'),
});

function headOf(mark: Mark): Head {
  if (mark.kind !== 'backup' || mark.product !== 'gongwei')
    throw backupTrouble('这不是本系统的备份文件，请检查文件名。');
  if (mark.format > FORMAT)
    throw backupTrouble(
      `这份备份由较新的版本（${mark.version}）写成，本版本读不了；没有改动任何数据。请先升级程序再恢复。`,
    );
  return mark;
}

/** What went wrong below, in a sentence. */
function readable(error: unknown, path: string): unknown {
  if (isBackupTrouble(error)) return error;
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return backupTrouble(`没有找到备份文件 ${path}，请检查文件名。`);
  if (code === 'EACCES' || code === 'EPERM') return backupTrouble(`没有权限读取备份文件 ${path}，请检查文件的权限。`);
  if (code === 'EISDIR') return backupTrouble(`${path} 是文件夹，请给出备份文件的名字。`);
  if (error instanceof SyntaxError || code?.startsWith('Z_')) return damaged('内容无法解开');
  return error;
}
