import type { ListPage, ListRow } from '@gongwei/domain/lists';

/** Rows fetched at once. */
export const CHUNK = 100;
/** Chunks kept; those furthest from what is looked at go first, so that a walk through a million rows stays small. */
export const MOST_CHUNKS = 30;

/** Rows of one chunk, and the cursors before its first and behind its last row. */
export type RowChunk = { readonly rows: readonly ListRow[]; readonly first?: string; readonly last?: string };

/** What is known of an answer's rows, by chunks of `CHUNK`; there may be holes between them. */
export type RowWindow = { readonly chunks: ReadonlyMap<number, RowChunk>; readonly names: ListPage['names'] };

/** A window of which nothing is known yet. */
export const NO_ROWS: RowWindow = { chunks: new Map(), names: {} };

/** The number of the chunk in which the row at a place lies; both count from 0. */
export const chunkAt = (index: number): number => Math.max(0, Math.floor(index / CHUNK));

/** The row at a place of the answer; `undefined` while it is not known. */
export const rowAt = ({ chunks }: RowWindow, index: number): ListRow | undefined =>
  chunks.get(chunkAt(index))?.rows[index - chunkAt(index) * CHUNK];

/** The place of a row among those that are known. */
export function placeOf({ chunks }: RowWindow, rowId: string): number | undefined {
  for (const [chunk, { rows }] of chunks) {
    const at = rows.findIndex(({ id }) => id === rowId);
    if (at >= 0) return chunk * CHUNK + at;
  }
  return undefined;
}

/** The window with a chunk more; what lies furthest from it is forgotten beyond `MOST_CHUNKS`. */
export function withChunk(window: RowWindow, at: number, page: ListPage): RowWindow {
  const chunks = new Map(window.chunks);
  const { rows, first, last } = page;
  chunks.set(at, { rows, ...(first !== undefined && { first }), ...(last !== undefined && { last }) });
  if (chunks.size > MOST_CHUNKS) {
    const furthest = [...chunks.keys()].reduce((one, other) =>
      Math.abs(other - at) > Math.abs(one - at) ? other : one,
    );
    chunks.delete(furthest);
  }
  return { chunks, names: { ...window.names, ...page.names } };
}

/** Rows known between two places, both included. */
export function rowsBetween(window: RowWindow, first: number, last: number): readonly ListRow[] {
  const rows: ListRow[] = [];
  for (let index = first; index <= last; index += 1) {
    const row = rowAt(window, index);
    if (row) rows.push(row);
  }
  return rows;
}

/** The first chunk of a stretch that is not known yet. */
export function missingChunk({ chunks }: RowWindow, first: number, last: number, found: number): number | undefined {
  const end = chunkAt(Math.min(last, found - 1));
  for (let at = chunkAt(first); at <= end; at += 1) if (!chunks.has(at)) return at;
  return undefined;
}

/** The rows with newer ones in their places; nothing moves. */
export function patched(window: RowWindow, { rows, names }: Pick<ListPage, 'rows' | 'names'>): RowWindow {
  const newer = new Map(rows.map((row) => [row.id, row]));
  const chunks = new Map(
    [...window.chunks].map(([at, chunk]): [number, RowChunk] =>
      chunk.rows.some(({ id }) => newer.has(id))
        ? [at, { ...chunk, rows: chunk.rows.map((row) => newer.get(row.id) ?? row) }]
        : [at, chunk],
    ),
  );
  return { chunks, names: { ...window.names, ...names } };
}
