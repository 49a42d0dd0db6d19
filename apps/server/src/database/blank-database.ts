import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { constants, zstdCompress, zstdDecompress } from 'node:zlib';
import { builtBeside } from '../shared/own-program.ts';
import { RESTORE_FOLDERS } from './finish-restore.ts';
import { MIGRATIONS, migrate } from './migrate.ts';
import { openPglite } from './pglite.adapter.ts';
import { createSearchIndexes, INDEXES } from './search-indexes.ts';

/**
 * An embedded database with the schema of today and nothing in it, kept as one file with the built program: to unpack it takes a tenth of the time
 * that making one does. Its name says what it was made of, so no other schema or PGlite ever takes it; without it a database is made from nothing.
 */
type Contents = {
  readonly folders: readonly string[];
  readonly files: readonly (readonly [path: string, size: number])[];
};

const { database: PLACE, unfinished: UNFINISHED } = RESTORE_FOLDERS;
const [FOLDER_MODE, FILE_MODE] = [0o700, 0o600];
const NAME = 'blank-database-';
/** Bytes that say how long the list of contents is. */
const LENGTH = 4;

/** Where the file of this schema and this PGlite lies, if there is one. */
export function blankPath(): string {
  const engine = join(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), '../package.json');
  const made = [JSON.stringify(MIGRATIONS), JSON.stringify(INDEXES), readFileSync(engine, 'utf8')].join('\n');
  return builtBeside(`${NAME}${createHash('sha256').update(made).digest('hex').slice(0, 16)}.zst`);
}

/** Makes the file where it is missing. */
export async function keepBlank(path = blankPath()): Promise<void> {
  if (existsSync(path)) return;
  const folder = mkdtempSync(join(tmpdir(), 'gongwei-blank-'));
  try {
    const database = await openPglite({ folder });
    await migrate(database);
    await createSearchIndexes(database);
    await database.close();
    await mkdir(dirname(path), { recursive: true });
    await writeFile(`${path}.${process.pid}`, await packed(join(folder, PLACE)));
    await rename(`${path}.${process.pid}`, path);
    for (const name of readdirSync(dirname(path)))
      if (name.startsWith(NAME) && !path.endsWith(name)) rmSync(join(dirname(path), name), { force: true });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function packed(root: string): Promise<Uint8Array> {
  const paths = readdirSync(root, { recursive: true, encoding: 'utf8' }).toSorted();
  const folders = paths.filter((path) => statSync(join(root, path)).isDirectory());
  const files = paths.filter((path) => !folders.includes(path));
  const bytes = files.map((path) => readFileSync(join(root, path)));
  const contents: Contents = { folders, files: files.map((path, at) => [path, bytes[at]?.length ?? 0]) };
  const list = Buffer.from(JSON.stringify(contents));
  const length = Buffer.alloc(LENGTH);
  length.writeUInt32LE(list.length);
  return promisify(zstdCompress)(Buffer.concat([length, list, ...bytes]), {
    params: { [constants.ZSTD_c_checksumFlag]: 1 },
  });
}

/**
 * Begins the database of a folder that has none with the blank one, if that is kept: all of it is there, or none. One that cannot be read is as good
 * as none, and so is a disk without room for it: making one from nothing tells what is the matter.
 */
export async function layBlank(folder: string, path = blankPath()): Promise<void> {
  if (existsSync(join(folder, PLACE))) return;
  // A start that is cut off leaves what the next one throws away.
  const place = join(folder, UNFINISHED);
  try {
    await unpack(await promisify(zstdDecompress)(await readFile(path)), place);
    await rename(place, join(folder, PLACE));
  } catch {
    await rm(place, { recursive: true, force: true });
  }
}

async function unpack(all: Buffer, place: string): Promise<void> {
  const from = LENGTH + all.readUInt32LE();
  const { folders, files } = JSON.parse(all.toString('utf8', LENGTH, from)) as Contents;
  // A file that was cut off is unpacked as far as it goes, without a word.
  if (files.reduce((sum, [, size]) => sum + size, from) !== all.length) throw new Error('cut off');
  for (const one of ['', ...folders]) await mkdir(join(place, one), { recursive: true, mode: FOLDER_MODE });
  let at = from;
  for (const [name, size] of files)
    await writeFile(join(place, name), all.subarray(at, (at += size)), { mode: FILE_MODE });
}
