import { once } from 'node:events';
import { crc32, createDeflateRaw } from 'node:zlib';

/** Where bytes go, a part at a time and in order. */
export type ByteSink = (bytes: Uint8Array) => Promise<void>;

/** Writes an archive entry by entry, without ever holding one whole. */
export type ZipWriter = {
  /** Texts come as they are made; the next one is asked for when the one before is on its way. */
  add(name: string, texts: AsyncIterable<string> | Iterable<string>): Promise<void>;
  /** Nothing may be added afterwards. */
  end(): Promise<void>;
};

type Entry = {
  readonly name: Buffer;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
  readonly at: number;
};

/** Names are UTF-8, sizes follow the data, every entry is deflated. */
const FLAGS = 0x0808;
const DEFLATED = 8;
/** 1 January 1980: the same content is the same file. */
const DAY = 0x21;

export function createZipWriter(sink: ByteSink): ZipWriter {
  const entries: Entry[] = [];
  let written = 0;
  const put = async (bytes: Buffer): Promise<void> => {
    written += bytes.length;
    await sink(bytes);
  };

  return {
    async add(name, texts) {
      const [at, encoded] = [written, Buffer.from(name)];
      await put(Buffer.concat([local(encoded), encoded]));
      const deflate = createDeflateRaw();
      let [crc, size, packed] = [0, 0, 0];
      const drained = (async () => {
        for await (const piece of deflate as AsyncIterable<Buffer>) {
          packed += piece.length;
          await put(piece);
        }
      })();
      for await (const text of texts) {
        const bytes = Buffer.from(text);
        crc = crc32(bytes, crc);
        size += bytes.length;
        if (!deflate.write(bytes)) await once(deflate, 'drain');
      }
      deflate.end();
      await drained;
      await put(descriptor(crc, packed, size));
      entries.push({ name: encoded, crc, packed, size, at });
    },
    async end() {
      const start = written;
      for (const entry of entries) await put(Buffer.concat([central(entry), entry.name]));
      const end = Buffer.alloc(22);
      end.writeUInt32LE(0x06054b50, 0);
      end.writeUInt16LE(entries.length, 8);
      end.writeUInt16LE(entries.length, 10);
      end.writeUInt32LE(written - start, 12);
      end.writeUInt32LE(start, 16);
      await put(end);
    },
  };
}

function local(name: Buffer): Buffer {
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(20, 4);
  head.writeUInt16LE(FLAGS, 6);
  head.writeUInt16LE(DEFLATED, 8);
  head.writeUInt16LE(DAY, 12);
  head.writeUInt16LE(name.length, 26);
  return head;
}

function descriptor(crc: number, packed: number, size: number): Buffer {
  const tail = Buffer.alloc(16);
  tail.writeUInt32LE(0x08074b50, 0);
  tail.writeUInt32LE(crc, 4);
  tail.writeUInt32LE(packed, 8);
  tail.writeUInt32LE(size, 12);
  return tail;
}

function central({ name, crc, packed, size, at }: Entry): Buffer {
  const head = Buffer.alloc(46);
  head.writeUInt32LE(0x02014b50, 0);
  head.writeUInt16LE(20, 4);
  head.writeUInt16LE(20, 6);
  head.writeUInt16LE(FLAGS, 8);
  head.writeUInt16LE(DEFLATED, 10);
  head.writeUInt16LE(DAY, 14);
  head.writeUInt32LE(crc, 16);
  head.writeUInt32LE(packed, 20);
  head.writeUInt32LE(size, 24);
  head.writeUInt16LE(name.length, 28);
  head.writeUInt32LE(at, 42);
  return head;
}
