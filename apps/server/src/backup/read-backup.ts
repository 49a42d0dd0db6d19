import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';
import { backupTrouble, beginningOf, damaged, FORMAT, isBackupTrouble, type Head, type Mark } from './backup-format.ts';
import { someRows } from './database-contents.ts';
import { SEALED, unseal } from './sealed-stream.ts';
import { streamThrough } from './stream-through.ts';
import { sha256 } from './write-backup.ts';

/** What a backup holds, in its order. Rows come some at a time. Everything is checked against its sum before `done` comes. */
export type Piece =
  | Exclude<Mark, { readonly kind: 'end' }>
  /** `lines`: rows as they lie in the file, a line each. */
  | { readonly kind: 'rows'; readonly table: string; readonly count: number; readonly lines: Buffer };

const BYTES_AT_ONCE = 1_000_000;
/** Of the unpacked text at once: as much as is handed on, so that while a database writes some rows the next ones are unpacked on another thread. */
const UNPACKED = { chunkSize: BYTES_AT_ONCE };
const LINE_END = 0x0a;

/**
 * Reads a backup file. @throws {BackupTrouble} where there is none, it is no backup, is of a newer format, is cut off or
 * changed, or needs another passphrase.
 */
export async function* readBackup(path: string, passphrase?: string): AsyncGenerator<Piece> {
  try {
    yield* checked(blocksOf(await plain(path, passphrase)));
  } catch (error) {
    throw readable(error, path);
  }
}

async function plain(path: string, passphrase: string | undefined): Promise<AsyncIterable<Buffer>> {
  const file = await open(path);
  const { buffer } = await file.read(Buffer.alloc(SEALED.length), 0, SEALED.length, 0).finally(() => file.close());
  // Opened only where it is read: one that nobody listens to would take the process with it when it fails.
  const source = (): AsyncIterable<Buffer> => createReadStream(path, { highWaterMark: 256 * 1024 });
  if (!buffer.equals(SEALED)) {
    if (buffer[0] !== 0x1f || buffer[1] !== 0x8b) throw backupTrouble(`${path} 不是本系统的备份文件，请检查文件名。`);
    return streamThrough(source(), createGunzip(UNPACKED));
  }
  if (!passphrase) throw backupTrouble('这份备份有口令保护：请用环境变量 GONGWEI_BACKUP_PASSPHRASE 给出口令后再试。');
  return streamThrough(unseal(source(), passphrase), createGunzip(UNPACKED));
}

/** Whole lines: one of the backup itself, or some rows as they follow each other. */
type Block = { readonly mark: Mark } | { readonly lines: Buffer };

/** Cuts a backup where its own lines stand; rows between them are not looked at one by one. */
async function* blocksOf(source: AsyncIterable<Buffer>): AsyncGenerator<Block> {
  let beginning = Buffer.from('#');
  for await (const lines of wholeLines(source))
    for (let at = 0; at < lines.length;) {
      if (lines.subarray(at, at + beginning.length).equals(beginning)) {
        const end = lines.indexOf(LINE_END, at) + 1;
        const mark = JSON.parse(lines.toString('utf8', at + beginning.length, end)) as Mark;
        if (mark.kind === 'backup') beginning = Buffer.from(beginningOf(mark.format));
        yield { mark };
        at = end;
      } else {
        const next = lines.indexOf(`\n${beginning.toString()}`, at);
        const end = next === -1 ? lines.length : next + 1;
        yield { lines: lines.subarray(at, end) };
        at = end;
      }
    }
}

/** The same bytes, in pieces that end where a line does. */
async function* wholeLines(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest: Buffer[] = [];
  for await (const chunk of source) {
    const end = chunk.lastIndexOf(LINE_END) + 1;
    if (end > 0) {
      yield rest.length === 0 ? chunk.subarray(0, end) : Buffer.concat([...rest, chunk.subarray(0, end)]);
      rest = [];
    }
    if (end < chunk.length) rest.push(chunk.subarray(end));
  }
  if (rest.length > 0) throw damaged('最后一行不完整');
}

/** A table that is being read: what came of it, and what was not handed on yet. */
type Open = { readonly name: string; readonly sum: Hash; rows: number; batch: Buffer[]; count: number; size: number };

const opened = (name: string): Open => ({ name, sum: createHash('sha256'), rows: 0, batch: [], count: 0, size: 0 });

/** Hands on what is waiting. */
function* waiting(table: Open): Generator<Piece> {
  const { name, count, batch } = table;
  if (count > 0)
    yield { kind: 'rows', table: name, count, lines: batch.length === 1 ? batch[0]! : Buffer.concat(batch) };
  [table.batch, table.count, table.size] = [[], 0, 0];
}

function* taken(table: Open, lines: Buffer): Generator<Piece> {
  const { count } = someRows(lines);
  table.sum.update(lines);
  table.rows += count;
  table.batch.push(lines);
  table.count += count;
  table.size += lines.length;
  if (table.size >= BYTES_AT_ONCE) yield* waiting(table);
}

/** Hands on the last rows of a table, and holds it against what was written of it. @throws where they differ. */
function* closed(table: Open | undefined, mark: Extract<Mark, { kind: 'end' }>): Generator<Piece> {
  if (!table || table.name !== mark.name) throw damaged('表的顺序不对');
  yield* waiting(table);
  if (table.rows !== mark.rows || table.sum.digest('hex') !== mark.sha256) throw damaged(`表 ${mark.name} 校验不符`);
}

async function* checked(blocks: AsyncIterable<Block>): AsyncGenerator<Piece> {
  let [head, done, total] = [false, false, 0];
  let table: Open | undefined;
  for await (const block of blocks) {
    if (done) throw damaged('结尾之后还有内容');
    if ('lines' in block) {
      if (!table) throw damaged('记录不属于任何表');
      yield* taken(table, block.lines);
      continue;
    }
    const { mark } = block;
    if (!head) {
      head = true;
      yield headOf(mark);
    } else if (mark.kind === 'end') {
      yield* closed(table, mark);
      total += mark.rows;
      table = undefined;
    } else {
      checkMark(mark, table, total);
      if (mark.kind === 'table') table = opened(mark.name);
      done = mark.kind === 'done';
      yield mark;
    }
  }
  if (!done) throw damaged('文件被截断');
}

/** @throws where a line of the backup itself does not fit what came before it. */
function checkMark(mark: Exclude<Mark, { kind: 'end' }>, table: Open | undefined, total: number): void {
  if (table) throw damaged(`表 ${table.name} 没有结束`);
  if (mark.kind === 'file' && sha256(Buffer.from(mark.content, 'base64')) !== mark.sha256)
    throw damaged(`文件 ${mark.name} 校验不符`);
  if (mark.kind === 'done' && mark.rows !== total) throw damaged('记录总数不符');
}

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
