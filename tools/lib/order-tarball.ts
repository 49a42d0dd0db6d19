import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { gzip } from 'libdeflate';
import { similarOrder } from './similar-order.ts';

const BLOCK = 512;
const TIGHTEST = 12;

/**
 * Puts the files of a packed tarball in an order in which each has most in common with those before it. npm orders by ending and bare name, so that
 * what is alike lies further apart than the 32 kB that gzip looks back; and packs them as tightly as gzip can be read, 4 % less than zlib does.
 * `file`: a `.tgz`, which is written anew; the same files give the same one.
 */
export function orderTarball(file: string): void {
  const tar = gunzipSync(readFileSync(file));
  const entries: { readonly path: string; readonly bytes: Buffer }[] = [];
  let [start, at] = [0, 0];
  while (at < tar.length && tar[at] !== 0) {
    const text = (from: number, length: number): string =>
      tar
        .subarray(at + from, at + from + length)
        .toString('utf8')
        .replace(/\0.*$/s, '');
    const [kind, path] = [text(156, 1), `${text(345, 155)}/${text(0, 100)}`];
    at += BLOCK + Math.ceil(Number.parseInt(text(124, 12), 8) / BLOCK) * BLOCK;
    // What tells more of the next file goes with it.
    if (kind === 'x' || kind === 'L') continue;
    entries.push({ path, bytes: tar.subarray(start, at) });
    start = at;
  }
  // The longest first where several are as much alike: more of what follows is found in it.
  const longestFirst = entries
    .toSorted((a, b) => b.bytes.length - a.bytes.length || (a.path < b.path ? -1 : 1))
    .map(({ bytes }) => bytes);
  const ordered = similarOrder(longestFirst).map((one) => longestFirst[one] as Buffer);
  writeFileSync(file, gzip(Buffer.concat([...ordered, Buffer.alloc(2 * BLOCK)]), TIGHTEST));
}
