import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { PackageKind } from '@gongwei/domain/back-office';

/** The bytes of packages, a file for each by its id. */
export type PackageStore = {
  pathOf(id: string): string;
  /** Writes a piece at its place: what was half written by a killed process is written over. */
  put(id: string, offset: number, piecePath: string): Promise<void>;
  /** Whether it is inside what its name says: an Android package with its manifest, or a program of Windows. */
  isWhole(id: string, kind: PackageKind): Promise<boolean>;
  /** In hexadecimal, as the register shows it. */
  md5(id: string): Promise<string>;
  remove(id: string): Promise<void>;
};

export function createPackageStore(folder: string): PackageStore {
  const pathOf = (id: string): string => join(folder, id);
  return {
    pathOf,
    async put(id, offset, piecePath) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = await open(pathOf(id), offset === 0 ? 'w' : 'r+', 0o600);
      try {
        await file.truncate(offset);
        await file.write(await readFile(piecePath), 0, undefined, offset);
        await file.sync();
      } finally {
        await file.close();
      }
    },
    isWhole: (id, kind) => (kind === 'apk' ? isAndroid(pathOf(id)) : isProgram(pathOf(id))),
    async md5(id) {
      const hash = createHash('md5');
      for await (const bytes of createReadStream(pathOf(id))) hash.update(bytes as Buffer);
      return hash.digest('hex');
    },
    remove: (id) => rm(pathOf(id), { force: true }),
  };
}

const MANIFEST = 'AndroidManifest.xml';
const END = Buffer.from('PK\u0005\u0006', 'latin1');
/** The directory of an archive: tens of thousands of entries fit. */
const LARGEST_DIRECTORY = 16 * 1024 * 1024;

/** By the archive's directory at its end, which a cut file has not. Nothing is unpacked. */
async function isAndroid(path: string): Promise<boolean> {
  return reading(path, async (at, length) => {
    if ((await at(0, 4)).toString('latin1') !== 'PK\u0003\u0004') return false;
    const tail = await at(Math.max(0, length - 65_557), Math.min(length, 65_557));
    const end = tail.lastIndexOf(END);
    if (end < 0 || end + 22 > tail.length) return false;
    const [size, start] = [tail.readUInt32LE(end + 12), tail.readUInt32LE(end + 16)];
    if (size > LARGEST_DIRECTORY || start + size > length) return false;
    return (await at(start, size)).includes(MANIFEST);
  });
}

const isProgram = (path: string): Promise<boolean> =>
  reading(path, async (at, length) => {
    const head = await at(0, Math.min(length, 64));
    if (head.length < 64 || head.toString('latin1', 0, 2) !== 'MZ') return false;
    const place = head.readUInt32LE(60);
    return place + 4 <= length && (await at(place, 4)).toString('latin1') === 'PE\0\0';
  });

async function reading<Value>(
  path: string,
  look: (at: (position: number, length: number) => Promise<Buffer>, length: number) => Promise<Value>,
): Promise<Value> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const at = async (position: number, length: number): Promise<Buffer> => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
      return buffer.subarray(0, bytesRead);
    };
    return await look(at, size);
  } finally {
    await file.close();
  }
}
