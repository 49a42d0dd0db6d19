import { pipeline, type Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import { fail, ok, type Result } from '@gongwei/domain/shared';
import type { ByteSource } from './byte-source.ts';
import { ARCHIVE_LIMITS, ARCHIVE_MESSAGES as say } from './archive-limits.ts';

/** `text` unpacks piece by piece and throws a `ZipTrouble` where the entry is longer than it says. */
export type ZipEntry = { readonly path: string; readonly unpackedBytes: number; text(): AsyncGenerator<string> };

/** A sentence for the user, thrown from among the pieces. */
export type ZipTrouble = Error & { readonly sentence: string };
export const zipTrouble = (sentence: string): ZipTrouble => Object.assign(new Error(sentence), { sentence });
export const sentenceOf = (error: unknown): string =>
  error instanceof Error && 'sentence' in error ? String(error.sentence) : say.damaged;

const END = Buffer.from('PK\u0005\u0006', 'latin1');
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
const LARGEST_DIRECTORY = 1024 * 1024;

/** The entries of an archive by its central directory; nothing is unpacked yet. The failure is a sentence for the user. */
export async function openZip(source: ByteSource): Promise<Result<readonly ZipEntry[], string>> {
  try {
    return await entriesOf(source);
  } catch (error) {
    return fail(sentenceOf(error));
  }
}

async function entriesOf(source: ByteSource): Promise<Result<readonly ZipEntry[], string>> {
  const length = await source.length();
  const tail = await bytesAt(source, Math.max(0, length - 65_557), Math.min(length, 65_557));
  const end = tail.lastIndexOf(END);
  if (end < 0 || end + 22 > tail.length) return fail(say.damaged);
  const [count, directorySize, start] = [
    tail.readUInt16LE(end + 10),
    tail.readUInt32LE(end + 12),
    tail.readUInt32LE(end + 16),
  ];
  if (count > ARCHIVE_LIMITS.entries || directorySize > LARGEST_DIRECTORY) return fail(say.bomb);
  const directory = await bytesAt(source, start, directorySize);
  const entries: ZipEntry[] = [];
  let [at, unpacked] = [0, 0];
  for (let number = 0; number < count; number += 1) {
    if (directory.readUInt32LE(at) !== CENTRAL) return fail(say.damaged);
    const [flags, method] = [directory.readUInt16LE(at + 8), directory.readUInt16LE(at + 10)];
    const [packed, size] = [directory.readUInt32LE(at + 20), directory.readUInt32LE(at + 24)];
    const [nameLength, extra] = [directory.readUInt16LE(at + 28), directory.readUInt16LE(at + 30)];
    const [comment, local] = [directory.readUInt16LE(at + 32), directory.readUInt32LE(at + 42)];
    if ((flags & 1) === 1) return fail(say.encrypted);
    unpacked += size;
    if (unpacked > ARCHIVE_LIMITS.unpackedBytes) return fail(say.bomb);
    if ((method !== 0 && method !== 8) || local + 30 + packed > length) return fail(say.damaged);
    entries.push({
      path: directory.toString('utf8', at + 46, at + 46 + nameLength),
      unpackedBytes: size,
      text: () => unpackedText(source, { local, packed, size, deflated: method === 8 }),
    });
    at += 46 + nameLength + extra + comment;
  }
  return ok(entries);
}

/** @throws where the archive ends before. */
async function bytesAt(source: ByteSource, position: number, length: number): Promise<Buffer> {
  const bytes = await source.at(position, length);
  if (bytes.length < length) throw zipTrouble(say.damaged);
  return bytes;
}

type Place = { readonly local: number; readonly packed: number; readonly size: number; readonly deflated: boolean };

async function* unpackedText(source: ByteSource, { local, packed, size, deflated }: Place): AsyncGenerator<string> {
  const start = await contentStart(source, local);
  if (packed === 0) return;
  const content = source.stream(start, packed);
  const stream: Readable = deflated ? pipeline(content, createInflateRaw(), () => {}) : content;
  const decoder = new TextDecoder();
  let bytes = 0;
  for await (const piece of stream as AsyncIterable<Buffer>) {
    bytes += piece.length;
    if (bytes > size) throw zipTrouble(say.bomb);
    yield decoder.decode(piece, { stream: true });
  }
  if (bytes !== size) throw zipTrouble(say.damaged);
}

async function contentStart(source: ByteSource, local: number): Promise<number> {
  const head = await bytesAt(source, local, 30);
  if (head.readUInt32LE(0) !== LOCAL) throw zipTrouble(say.damaged);
  return local + 30 + head.readUInt16LE(26) + head.readUInt16LE(28);
}
