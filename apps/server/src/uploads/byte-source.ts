import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';

/** Bytes that can be read from anywhere: of a file on the disk, or in memory where they are few. */
export type ByteSource = {
  length(): Promise<number>;
  /** As many as there are from there on, at most `length`. */
  at(position: number, length: number): Promise<Buffer>;
  stream(start: number, length: number): Readable;
};

export const fileSource = (path: string): ByteSource => ({
  async length() {
    const file = await open(path);
    try {
      return (await file.stat()).size;
    } finally {
      await file.close();
    }
  },
  async at(position, length) {
    const file = await open(path);
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
      return buffer.subarray(0, bytesRead);
    } finally {
      await file.close();
    }
  },
  stream: (start, length) => createReadStream(path, { start, end: start + length - 1 }),
});

export function bytesSource(bytes: Uint8Array): ByteSource {
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return {
    length: async () => all.length,
    at: async (position, length) => all.subarray(position, position + length),
    stream: (start, length) => Readable.from([all.subarray(start, start + length)]),
  };
}
