import { zipSync } from 'fflate';
import fc from 'fast-check';
import { openRawLine, writeInParts } from '../testing/raw-line.ts';

/** Bytes of a file that is right but for what was done to it. */
export function damaged(files: readonly Uint8Array[]): fc.Arbitrary<Buffer> {
  const at = fc.double({ min: 0, max: 1, noNaN: true });
  return fc
    .record({
      file: fc.constantFrom(...files),
      how: fc.constantFrom('whole', 'whole', 'cut', 'flipped', 'swapped', 'doubled', 'longer'),
      where: fc.array(at, { minLength: 2, maxLength: 12 }),
      byte: fc.nat(255),
    })
    .map(({ file, how, where, byte }) => {
      const bytes = Buffer.from(file);
      const [one = 0, other = 0] = where.slice(0, 2).map((share) => Math.floor(share * bytes.length));
      const [from, to] = [Math.min(one, other), Math.max(one, other)];
      if (how === 'cut') return bytes.subarray(0, to);
      if (how === 'swapped') return Buffer.concat([bytes.subarray(from), bytes.subarray(0, from)]);
      if (how === 'doubled') return Buffer.concat([bytes.subarray(0, to), bytes.subarray(from)]);
      if (how === 'longer') return Buffer.concat([bytes, Buffer.alloc(1_000, byte)]);
      if (how === 'flipped') for (const share of where) bytes[Math.floor(share * (bytes.length - 1))] = byte;
      return bytes;
    });
}

const TYPES = [
  'multipart/form-data; boundary=b',
  'multipart/form-data; boundary="b"',
  'multipart/form-data',
  `multipart/form-data; boundary=${'b'.repeat(300)}`,
  'multipart/form-data; boundary=other',
  'multipart/form-data; boundary=b; boundary=other',
  'multipart/mixed; boundary=b',
  'application/json',
  'text/plain',
  '',
];
const DISPOSITIONS = [
  'form-data; name="file"; filename="a.xlsx"',
  'form-data; name="file"; filename="a.csv"',
  'form-data; name="file"; filename="../../../etc/passwd"',
  `form-data; name="file"; filename="${'长'.repeat(500)}.xlsx"`,
  'form-data; name="file"; filename="a\0b.xlsx"',
  'form-data; name="__proto__"; filename="constructor"',
  'form-data; name="file"; filename*=UTF-8\'\'%ff%fe%00.xlsx',
  'form-data; name="file"',
  'form-data; filename=""',
  'attachment',
  '"',
];

/** A request of a file as bytes on the line: what is said of it may be false, and it may end anywhere. */
export type RawUpload = {
  readonly type: string;
  readonly parts: readonly { readonly disposition: string; readonly bytes: Buffer; readonly more: string }[];
  readonly close: string;
  readonly length: 'true' | 'chunked' | 'half' | 'more' | 'none' | 'no number' | 'two';
  readonly lengths: readonly number[];
};

/** A request of a file that is right in all of its members. */
export const rightUpload = (bytes: Uint8Array): RawUpload => ({
  type: TYPES[0] ?? '',
  parts: [{ disposition: DISPOSITIONS[0] ?? '', bytes: Buffer.from(bytes), more: '' }],
  close: '\r\n--b--\r\n',
  length: 'true',
  lengths: [],
});

/** Requests that are right in most of their members. */
export const rawUpload = (files: readonly Uint8Array[]): fc.Arbitrary<RawUpload> =>
  fc.record({
    type: fc.oneof(
      { weight: 6, arbitrary: fc.constant(TYPES[0] ?? '') },
      { weight: 1, arbitrary: fc.constantFrom(...TYPES) },
    ),
    parts: fc.array(
      fc.record({
        disposition: fc.oneof(
          { weight: 3, arbitrary: fc.constantFrom(...DISPOSITIONS.slice(0, 2)) },
          { weight: 1, arbitrary: fc.constantFrom(...DISPOSITIONS) },
        ),
        bytes: fc.oneof(
          { weight: 6, arbitrary: damaged(files) },
          { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)) },
        ),
        more: fc.constantFrom('', '', '', 'content-type: text/html\r\n', 'x\r\n', 'a: b\r\n'.repeat(3_000)),
      }),
      { maxLength: 3 },
    ),
    close: fc.oneof(
      { weight: 5, arbitrary: fc.constant('\r\n--b--\r\n') },
      { weight: 1, arbitrary: fc.constantFrom('', '\r\n--b', '\r\n--b-', '\r\n--c--\r\n', '--b--') },
    ),
    length: fc.oneof(
      { weight: 4, arbitrary: fc.constant('true' as const) },
      { weight: 2, arbitrary: fc.constant('chunked' as const) },
      { weight: 1, arbitrary: fc.constantFrom(...(['half', 'more', 'none', 'no number', 'two'] as const)) },
    ),
    lengths: fc.array(fc.nat(400), { maxLength: 4 }),
  });

/** Sends it; gives the first line and the body of the answer, if there was one. */
export async function sendRaw(
  url: string,
  path: string,
  headers: { readonly [name: string]: string },
  { type, parts, close, length, lengths }: RawUpload,
): Promise<{ readonly status: string; readonly text: string; readonly isLeftOpen: boolean }> {
  const body = Buffer.concat([
    ...parts.map(({ disposition, bytes, more }, at) =>
      Buffer.concat([
        Buffer.from(`${at > 0 ? '\r\n' : ''}--b\r\ncontent-disposition: ${disposition}\r\n${more}\r\n`),
        bytes,
      ]),
    ),
    Buffer.from(close),
  ]);
  const LENGTHS = {
    true: [`content-length: ${body.length}`],
    chunked: ['transfer-encoding: chunked'],
    half: [`content-length: ${Math.floor(body.length / 2)}`],
    more: [`content-length: ${body.length + 500}`],
    none: [],
    'no number': ['content-length: 1e3'],
    two: [`content-length: ${body.length}`, 'transfer-encoding: chunked'],
  };
  const head = [
    `POST ${path} HTTP/1.1`,
    `host: ${new URL(url).host}`,
    'connection: close',
    ...(type === '' ? [] : [`content-type: ${type}`]),
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...LENGTHS[length],
  ].join('\r\n');
  const { line, ended } = await openRawLine(url);
  line.write(`${head}\r\n\r\n`);
  if (length === 'chunked') line.write(`${body.length.toString(16)}\r\n`);
  await writeInParts(line, body, lengths);
  if (length === 'chunked') line.write('\r\n0\r\n\r\n');
  // A request that is whole is answered by who waits for it; of the others the line ends.
  if (length !== 'true' && length !== 'chunked') line.end();
  const { said, isLeftOpen } = await ended;
  const text = said.toString('utf8', Math.max(0, said.indexOf('\r\n\r\n')));
  return { status: said.toString('latin1', 0, 12), text, isLeftOpen };
}

/** An Android package, as far as the server looks. */
export const TINY_PACKAGE = Buffer.from(
  zipSync({ 'AndroidManifest.xml': Buffer.from('manifest'), 'classes.dex': Buffer.alloc(900, 7) }, { level: 0 }),
);

/** What somebody sends of a package, one after the other: `at` is a place, the next one or as a header says it. */
export type PieceSent = { readonly at: string; readonly length: number; readonly isForeign: boolean };
export const piecesSent: fc.Arbitrary<readonly PieceSent[]> = fc.array(
  fc.record({
    at: fc.oneof(
      { weight: 4, arbitrary: fc.constant('next') },
      { weight: 2, arbitrary: fc.nat(TINY_PACKAGE.length + 50).map(String) },
      { weight: 1, arbitrary: fc.constantFrom('-1', 'NaN', '1e400', '0.5', '', '0x10', '9'.repeat(20), '0') },
    ),
    length: fc.oneof(fc.nat(400), fc.nat(1_500)),
    isForeign: fc.integer({ min: 0, max: 14 }).map((one) => one === 0),
  }),
  { maxLength: 10 },
);
