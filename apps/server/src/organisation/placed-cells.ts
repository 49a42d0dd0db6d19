import { createZipWriter } from '../shared/zip-writer.ts';
import { bytesSource } from '../uploads/byte-source.ts';
import { openZip, type ZipEntry } from '../uploads/zip-archive.ts';

/** Where the sheets of a workbook lie in it. */
export const SHEETS = 'xl/worksheets/';
/** A row or a cell, by its name with and without its prefix, and its attributes: between `<` and the next one lies a whole tag, for none of its values may hold a `<`. */
export const ROW_OR_CELL = /<((?:[\w.-]{1,20}:)?(row|c))(?![\w.:-])([^<]*)/g;
/** `B7` of a cell, `7` of a row. */
export const placeOf = (attributes: string): string | undefined => /(?:^|\s)r\s*=\s*["']([^"']*)/.exec(attributes)?.[1];

/**
 * A workbook whose cells all say where they are: itself, where they do. By the standard a cell without `r` follows the one before it, as lists of our
 * own are written; what reads sheets takes such a cell for damage. @throws {ZipTrouble}
 */
export async function placedCells(workbook: Uint8Array): Promise<Uint8Array> {
  const archive = await openZip(bytesSource(workbook));
  if (!archive.ok) return workbook;
  const placed = new Map<string, string>();
  for (const entry of archive.value.filter(({ path }) => path.startsWith(SHEETS))) {
    const text = placedText(await whole(entry));
    if (text !== undefined) placed.set(entry.path, text);
  }
  if (placed.size === 0) return workbook;
  const pieces: Uint8Array[] = [];
  const zip = createZipWriter(async (bytes) => void pieces.push(bytes));
  // Pictures and the like are nothing that is read, and no text.
  for (const entry of archive.value.filter(({ path }) => /\.(?:xml|rels)$/.test(path)))
    await zip.add(entry.path, [placed.get(entry.path) ?? (await whole(entry))]);
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
  const placed = text.replace(ROW_OR_CELL, (tag: string, name: string, kind: string, attributes: string) => {
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
