import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { seal } from './sealed-stream.ts';
import { streamThrough } from './stream-through.ts';

/** Most of what can be gained, in a third of the time of the usual level. */
const LEVEL = 3;

/** The bytes of a backup from its lines. */
export const packed = (lines: AsyncIterable<Buffer | string>): AsyncIterable<Buffer> =>
  streamThrough(lines, createGzip({ level: LEVEL }));

/**
 * Writes a backup whole or not at all: under another name first, on the disk before it gets its own, readable by its owner
 * only. Gives its size in bytes.
 */
export async function writeBackupFile(
  path: string,
  content: AsyncIterable<Buffer>,
  passphrase: string | undefined,
): Promise<number> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const unfinished = `${path}.unfinished`;
  try {
    await pipeline(
      passphrase ? seal(content, passphrase) : content,
      createWriteStream(unfinished, { mode: 0o600, flush: true }),
    );
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  await flushFolder(dirname(path));
  return (await stat(path)).size;
}

/** So that a name given just now outlives a power cut; file systems that know no such thing need none. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined);
  await handle?.sync().catch(() => {});
  await handle?.close();
}
