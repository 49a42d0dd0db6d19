/** One number of a table as small cells are judged: people, and of a share also of how many. */
export type SmallCell = { readonly counts: number; readonly among: number; readonly isShare: boolean };

/** Fewer people than this could be recognised. */
export const SMALLEST_SHOWN = 5;

const isSmall = (count: number): boolean => count > 0 && count < SMALLEST_SHOWN;

/** A number that tells of one to four people, directly or by what is left over. */
export const tellsOfFew = ({ counts, among, isShare }: SmallCell): boolean =>
  isSmall(counts) || (isShare && (isSmall(among) || isSmall(among - counts)));

/**
 * Which cells of a table are hidden from who may not open the people. `rows` are numbers by row and column, `totals` the last row, which is
 * shown: a column or row with one hidden cell hides the next smallest, too (on ties the later one), until none follows by subtraction.
 */
export function hiddenCells(
  rows: readonly (readonly SmallCell[])[],
  totals: readonly SmallCell[],
): readonly (readonly boolean[])[] {
  const all = [...rows, totals];
  const hidden = all.map((row) => row.map(tellsOfFew));
  const width = totals.length;
  const lines: readonly (readonly (readonly [row: number, column: number])[])[] = [
    ...totals.map((_, column) => all.map((_row, row) => [row, column] as const)),
    ...all.map((_, row) => Array.from({ length: width }, (_cell, column) => [row, column] as const)),
  ];
  const at = <Item>(table: readonly (readonly Item[])[], [row, column]: readonly [number, number]): Item =>
    (table[row] as readonly Item[])[column] as Item;
  let changed = true;
  while (changed) {
    changed = false;
    for (const line of lines) {
      const closed = line.filter((place) => at(hidden, place));
      const sum = closed.reduce((people, place) => people + at(all, place).counts, 0);
      if (closed.length === 0 || (closed.length > 1 && sum >= SMALLEST_SHOWN)) continue;
      const next = nextSmallest(
        line.filter((place) => !at(hidden, place) && at(all, place).counts > 0),
        (place) => at(all, place).counts,
      );
      if (!next) continue;
      (hidden[next[0]] as boolean[])[next[1]] = true;
      changed = true;
    }
  }
  return hidden;
}

function nextSmallest<Place>(places: readonly Place[], countOf: (place: Place) => number): Place | undefined {
  return places.reduce<Place | undefined>(
    (best, place) => (best === undefined || countOf(place) <= countOf(best) ? place : best),
    undefined,
  );
}
