import { inflateRawSync } from 'node:zlib';
import { fail, ok, type Result } from '@gongwei/domain/shared';
import { ROSTER_FILE_MESSAGES as say, ROSTER_LIMITS } from './roster-limits.ts';

export type ZipEntry = { readonly path: string; readonly unpackedBytes: number; read(): string };

const END = 0x06054b50;
const CENTRAL = 0x02014b50;

/**
 * The entries of an archive by its central directory. Each is unpacked once to prove that it is no longer than it says,
 * so that whoever reads the archive after this meets no bomb. The failure is a sentence for the user.
 */
export function openZip(bytes: Uint8Array): Result<readonly ZipEntry[], string> {
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const end = data.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
    if (end < 0 || end + 22 > data.length || data.readUInt32LE(end) !== END) return fail(say.damaged);
    const count = data.readUInt16LE(end + 10);
    if (count > ROSTER_LIMITS.entries) return fail(say.bomb);
    const entries: ZipEntry[] = [];
    let at = data.readUInt32LE(end + 16);
    let unpacked = 0;
    for (let number = 0; number < count; number += 1) {
      if (data.readUInt32LE(at) !== CENTRAL) return fail(say.damaged);
      const [flags, method, packed, size] = [
        data.readUInt16LE(at + 8),
        data.readUInt16LE(at + 10),
        data.readUInt32LE(at + 20),
        data.readUInt32LE(at + 24),
      ];
      const [nameLength, extraLength, commentLength, local] = [
        data.readUInt16LE(at + 28),
        data.readUInt16LE(at + 30),
        data.readUInt16LE(at + 32),
        data.readUInt32LE(at + 42),
      ];
      if ((flags & 1) === 1) return fail(say.encrypted);
      unpacked += size;
      if (unpacked > ROSTER_LIMITS.unpackedBytes) return fail(say.bomb);
      const start = local + 30 + data.readUInt16LE(local + 26) + data.readUInt16LE(local + 28);
      const content = data.subarray(start, start + packed);
      const unpack = (): Buffer =>
        method === 0 ? content : inflateRawSync(content, { maxOutputLength: Math.max(1, size) });
      if ((method !== 0 && method !== 8) || unpack().length !== size) return fail(say.damaged);
      entries.push({
        path: data.toString('utf8', at + 46, at + 46 + nameLength),
        unpackedBytes: size,
        read: () => unpack().toString('utf8'),
      });
      at += 46 + nameLength + extraLength + commentLength;
    }
    return ok(entries);
  } catch (error) {
    // Cut-off archives run out of bytes here; one that unpacks to more than it says is a bomb.
    return fail(
      error instanceof RangeError && /Cannot create a Buffer larger/.test(error.message) ? say.bomb : say.damaged,
    );
  }
}
