import type { ZipEntry } from '../uploads/zip-archive.ts';
import { createZipWriter } from '../shared/zip-writer.ts';

const SHEETS = 'xl/worksheets/';
/** A row or a cell with its attributes: between `<` and the next one lies a whole tag. */
const TAG = /<((?:[\w.-]{1,20}:)?(row|c))(?![\w.:-])([^<]*)/g;
const placeOf = (attributes: string): string | undefined => /(?:^|\s)r\s*=\s*["']([^"']*)/.exec(attributes)?.[1];

/**
 * A workbook whose cells all say where they are. By the standard a cell without `r` follows the one before it, as lists of our own are written;
 * what reads sheets takes such a cell for damage. `undefined` where none is without. @throws {ZipTrouble}
 */
export async function placedCells(entries: readonly ZipEntry[]): Promise<Uint8Array | undefined> {
  // Pictures and the like are nothing that is read, and no text.
  const parts = entries.filter(({ path }) => /\.(?:xml|rels)$/.test(path));
  const texts = await Promise.all(parts.map(async (part) => ({ path: part.path, text: await whole(part) })));
  const placed = texts.map(({ path, text }) => (path.startsWith(SHEETS) ? placedText(text) : undefined));
  if (placed.every((text) => text === undefined)) return undefined;
  const pieces: Uint8Array[] = [];
  const zip = createZipWriter(async (bytes) => void pieces.push(bytes));
  for (const [at, { path, text }] of texts.entries()) await zip.add(path, [placed[at] ?? text]);
  await zip.end();
  return Buffer.concat(pieces);
}

async function whole(entry: ZipEntry): Promise<string> {
  let text = '';
  for await (const piece of entry.text()) text += piece;
  return text;
}

function placedText(text: string): string | undefined {
  let [row, column, unplaced] = [0, 0, 0];
  const placed = text.replace(TAG, (tag: string, name: string, kind: string, attributes: string) => {
    const place = placeOf(attributes);
    if (kind === 'row') {
      [row, column] = [place === undefined ? row + 1 : Number(place), 0];
      return tag;
    }
    column = place === undefined ? column + 1 : columnOf(place);
    if (place !== undefined) return tag;
    unplaced += 1;
    return `<${name} r="${lettersOf(column)}${row}"${attributes}`;
  });
  return unplaced === 0 ? undefined : placed;
}

/** Columns from 1: `AB12` is 28. */
const columnOf = (place: string): number =>
  [...(/^[A-Za-z]*/.exec(place)?.[0] ?? '').toUpperCase()].reduce(
    (sum, letter) => sum * 26 + letter.charCodeAt(0) - 64,
    0,
  );

const lettersOf = (column: number): string =>
  column <= 0 ? '' : lettersOf(Math.floor((column - 1) / 26)) + String.fromCharCode(65 + ((column - 1) % 26));
